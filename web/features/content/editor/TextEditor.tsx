import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteText, SiteTextVersion } from '#contract/content.ts'
import { checkText } from '#domain/content/rules/checkText.ts'
import { textKinds, tidyFields } from '#domain/content/rules/textKinds.ts'
import type { SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { History } from './History.tsx'
import { createSiteText, saveSiteText } from './mutations.ts'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TextFields } from './TextFields.tsx'

type Props = {
  kind: SiteTextKind
  /** Null while it is being made. */
  text: SiteText | null
  versions: readonly SiteTextVersion[]
  onLeave: () => void
  onMade?: (id: string) => void
}

/** One text of the site: its draft, the draft as visitors would see it, publishing now or later, and its history (K07, K90). */
export function TextEditor({ kind, text, versions, onLeave, onMade }: Props) {
  const { one, start } = textKinds[kind]
  const [id] = useState(() => text?.id ?? crypto.randomUUID())
  const form = useCheckedForm<SiteTextFields>({
    start: tidyFields(kind, text?.fields ?? start),
    check: (fields) => checkText(kind, fields),
  })
  const words = useUnsaved(form.isDirty)
  const create = useMutation({ ...createSiteText(), onSuccess: () => onMade?.(id), onError: form.place })
  const save = useMutation({ ...saveSiteText(), onError: form.place })
  const store = form.submit((fields) => {
    words.release()
    if (text) save.mutate({ id, baseVersion: text.version, fields })
    else create.mutate({ id, kind, fields })
  })
  return (
    <>
      <PageTitle
        title={text ? text.title : `New ${one.toLowerCase()}`}
        lead={text ? <Standing text={text} /> : 'A draft: nobody sees it before you publish it.'}
      >
        {text ? <StateBadge state={text.state} /> : null}
        <Button onClick={() => words.leave(onLeave)}>All pages</Button>
      </PageTitle>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Panel>
            <PanelHeader title="Draft" />
            <PanelBody>
              <form noValidate method="post" onSubmit={store} className="grid gap-4">
                <TextFields kind={kind} form={form} isAddressFixed={text?.isBuilt ?? false} />
                <Button
                  type="submit"
                  variant="solid"
                  isBusy={save.isPending || create.isPending}
                  busyLabel="Saving"
                >
                  Save draft
                </Button>
              </form>
            </PanelBody>
          </Panel>
          {text ? <Publish text={text} isDirty={form.isDirty} place={form.place} /> : null}
          {text ? <History id={text.id} versions={versions} /> : null}
        </div>
        {text ? <Preview text={text} /> : null}
      </div>
    </>
  )
}

function Standing({ text }: { text: SiteText }) {
  if (text.showsAt) return `Shows from ${yearWhenText(text.showsAt)}.`
  if (!text.shownAt || text.state === 'withdrawn') return 'Visitors do not see it.'
  return (
    <>
      Shown since {yearWhenText(text.shownAt)}: <TextLink href={text.path}>{text.path}</TextLink>
    </>
  )
}
