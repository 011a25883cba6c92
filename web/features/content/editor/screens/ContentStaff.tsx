import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { SiteTextLine } from '#contract/content.ts'
import { textKinds } from '#domain/content/rules/textKinds.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { type SiteTextKind, siteTextKinds } from '#domain/content/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { TextEditor } from '../TextEditor.tsx'

const kinds = siteTextKinds.map((value) => ({ value, label: textKinds[value].many }))

/** What staff write on the site: the texts of one kind, `?kind=`, and one of them opened by `?page=` (K07, K90). */
export function ContentStaff() {
  const [search, setSearch] = useSearchParams()
  const opened = search.get('page')
  const kind = siteTextKinds.find((each) => each === search.get('kind')) ?? 'landing'
  useLiveRefresh('content')
  const open = (page: string | null) => setSearch(page ? { kind, page } : { kind })
  if (opened === 'new')
    return (
      <TextEditor key="new" kind={kind} text={null} versions={[]} onLeave={() => open(null)} onMade={open} />
    )
  if (opened) return <Opened id={opened} onLeave={() => open(null)} />
  return <Texts kind={kind} onKind={(next) => setSearch({ kind: next })} onOpen={open} />
}

function Opened({ id, onLeave }: { id: string; onLeave: () => void }) {
  const query = useQuery(orpc.content.getSiteText.queryOptions({ input: { id } }))
  return (
    <Loaded of={query}>
      {({ text, versions }) => (
        <TextEditor key={text.id} kind={text.kind} text={text} versions={versions} onLeave={onLeave} />
      )}
    </Loaded>
  )
}

type TextsProps = {
  kind: SiteTextKind
  onKind: (kind: SiteTextKind) => void
  onOpen: (page: string) => void
}

function Texts({ kind, onKind, onOpen }: TextsProps) {
  const query = useQuery(orpc.content.listSiteTexts.queryOptions({ input: { kind } }))
  const { one, many, isFixed } = textKinds[kind]
  return (
    <>
      <PageTitle title={siteTextTexts.title} lead={siteTextTexts.lead}>
        <Select label="Kind of text" options={kinds} value={kind} onChange={onKind} className="w-44" />
        {isFixed ? null : (
          <Button variant="solid" icon={Plus} onClick={() => onOpen('new')}>
            New {one.toLowerCase()}
          </Button>
        )}
      </PageTitle>
      <Panel className="overflow-hidden">
        <h2 className="sr-only">{many}</h2>
        <List
          of={query}
          items={(data) => data.texts}
          empty={<Empty title={siteTextTexts.none}>{siteTextTexts.noneWords}</Empty>}
        >
          {(texts) => (
            <PanelRows>
              {texts.map((text) => (
                <Row key={text.id} text={text} onOpen={() => onOpen(text.id)} />
              ))}
            </PanelRows>
          )}
        </List>
      </Panel>
    </>
  )
}

function Row({ text, onOpen }: { text: SiteTextLine; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {text.title}
        </p>
        <p className="text-caption wrap-anywhere text-ink-3">{text.path}</p>
      </div>
      <StateBadge state={text.state} />
      <Button size="small" onClick={onOpen} aria-label={`Edit ${text.title}`}>
        Edit
      </Button>
    </li>
  )
}
