import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SiteTextLine } from '#contract/content.ts'
import { textKinds } from '#domain/content/rules/textKinds.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { type SiteTextKind, siteTextKinds } from '#domain/content/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { unasked } from '#web/lib/page/unsaved.ts'
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
  const [idOfNew, setIdOfNew] = useState<string>(() => crypto.randomUUID())
  const open = (page: string | null) => setSearch(page ? { kind, page } : { kind })
  const begin = () => {
    setIdOfNew(crypto.randomUUID())
    open('new')
  }
  if (opened) {
    const isNew = opened === 'new'
    return (
      <Opened
        // Who makes one goes on writing in the same form once it has an address.
        key={isNew ? idOfNew : opened}
        id={isNew ? idOfNew : opened}
        kind={kind}
        isNew={isNew}
        onLeave={() => open(null)}
        onMade={() => unasked(() => setSearch({ kind, page: idOfNew }, { replace: true }))}
      />
    )
  }
  return <Texts kind={kind} onKind={(next) => setSearch({ kind: next })} onNew={begin} onOpen={open} />
}

type OpenedProps = {
  id: string
  kind: SiteTextKind
  isNew: boolean
  onLeave: () => void
  onMade: () => void
}

function Opened({ id, kind, isNew, onLeave, onMade }: OpenedProps) {
  const query = useQuery({
    ...orpc.content.getSiteText.queryOptions({ input: { id } }),
    enabled: !isNew,
  })
  const [wasNew] = useState(isNew)
  const editor = (data: Partial<NonNullable<typeof query.data>>) => (
    <TextEditor
      kind={data.text?.kind ?? kind}
      id={id}
      text={data.text ?? null}
      versions={data.versions ?? []}
      shownSlug={data.shownSlug ?? null}
      onLeave={onLeave}
      onMade={onMade}
    />
  )
  return wasNew ? editor(query.data ?? {}) : <Loaded of={query}>{editor}</Loaded>
}

type TextsProps = {
  kind: SiteTextKind
  onKind: (kind: SiteTextKind) => void
  onNew: () => void
  onOpen: (page: string) => void
}

function Texts({ kind, onKind, onNew, onOpen }: TextsProps) {
  const query = useQuery(orpc.content.listSiteTexts.queryOptions({ input: { kind } }))
  const { one, many, isFixed } = textKinds[kind]
  return (
    <>
      <PageTitle title={siteTextTexts.title} lead={siteTextTexts.lead}>
        <Select label="Kind of text" options={kinds} value={kind} onChange={onKind} className="sm:w-44!" />
        {isFixed ? null : (
          <Button variant="solid" icon={Plus} onClick={onNew}>
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
      <div className="min-w-0 flex-1 basis-40">
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
