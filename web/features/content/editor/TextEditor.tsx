import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SiteText, SiteTextVersion } from '#contract/content.ts'
import { checkText } from '#domain/content/rules/checkText.ts'
import { lostPath, textKinds, tidyFields } from '#domain/content/rules/textKinds.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import type { SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { History } from './History.tsx'
import { createSiteText, saveSiteText } from './mutations.ts'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { StateBadge } from './StateBadge.tsx'
import { TextFields } from './TextFields.tsx'

type Props = {
  kind: SiteTextKind
  id: string
  /** Null until it was made and read. */
  text: SiteText | null
  versions: readonly SiteTextVersion[]
  /** What visitors find it by now. */
  shownSlug: string | null
  onLeave: () => void
  onMade?: () => void
}

/** One text of the site: its draft, the draft as visitors would see it, publishing now or later, and its history (K07, K90). */
export function TextEditor({ kind, id, text, versions, shownSlug, onLeave, onMade }: Props) {
  const { one, start } = textKinds[kind]
  // What was read when the form was filled: a later version is somebody else's. None of it is stored at 0.
  const [version, setVersion] = useState(text?.version ?? 0)
  const form = useCheckedForm<SiteTextFields>({
    start: tidyFields(kind, text?.fields ?? start),
    check: (fields) => checkText(kind, fields),
  })
  const words = useUnsaved(form.isDirty)
  const stored = (saved: SiteText, sent: SiteTextFields) => {
    setVersion(saved.version)
    form.restart(sent, tidyFields(kind, saved.fields))
  }
  const save = useMutation({
    ...saveSiteText(),
    onSuccess: ({ text: saved }, { fields }) => stored(saved, fields),
    onError: form.place,
  })
  const create = useMutation({
    ...createSiteText(),
    onSuccess: ({ text: made }, { fields }) => {
      const wordsOf = (each: SiteTextFields) => JSON.stringify(tidyFields(kind, each))
      if (wordsOf(made.fields) === wordsOf(fields)) stored(made, fields)
      else {
        // Made by the press before, whose answer was lost: what was typed since goes over it.
        setVersion(made.version)
        save.mutate({ id, baseVersion: made.version, fields })
      }
      onMade?.()
    },
    onError: form.place,
  })
  const store = form.submit((fields) => {
    if (version > 0) save.mutate({ id, baseVersion: version, fields })
    else create.mutate({ id, kind, fields })
  })
  const begin = (next: SiteText) => {
    setVersion(next.version)
    form.reset(tidyFields(kind, next.fields))
  }
  const isBehind = text !== null && text.version > version && !save.isPending
  // A form that nothing was typed into shows what is stored.
  useEffect(() => {
    if (text && isBehind && !form.isDirty) begin(text)
  })
  // Publishing and withdrawing make a version too, and change no word of it.
  const step = (next: SiteText) => {
    if (!form.isDirty) begin(next)
    else if (next.version === version + 1) setVersion(next.version)
  }
  return (
    <>
      <PageTitle
        title={text ? text.title : `New ${one.toLowerCase()}`}
        lead={
          text ? (
            <Standing text={text} shownSlug={shownSlug} />
          ) : (
            'A draft: nobody sees it before you publish it.'
          )
        }
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
                {isBehind && form.isDirty ? (
                  <Banner tone="warning" role="status">
                    {siteTextTexts.changed}
                  </Banner>
                ) : null}
                <TextFields
                  kind={kind}
                  form={form}
                  isAddressFixed={text?.isBuilt ?? false}
                  shownSlug={shownSlug}
                />
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
          {text ? (
            <Publish
              text={text}
              version={version}
              isDirty={form.isDirty || save.isPending}
              place={form.place}
              onStep={step}
            />
          ) : null}
          {text ? (
            <History
              id={text.id}
              versions={versions}
              // Of a draft that was stored since it is not known yet.
              isDraftKept={text.version === version && versions.some(({ isDraft }) => isDraft)}
              onRestore={begin}
            />
          ) : null}
        </div>
        {text ? (
          <Preview text={text} />
        ) : (
          <Panel className="max-xl:hidden">
            <Empty title={siteTextTexts.noPreview}>{siteTextTexts.noPreviewWords}</Empty>
          </Panel>
        )}
      </div>
    </>
  )
}

function Standing({ text, shownSlug }: { text: SiteText; shownSlug: string | null }) {
  const zone = useZone()
  // The draft may have another address already.
  const path = lostPath(text.kind, text.fields.slug ?? '', shownSlug) ?? text.path
  if (text.showsAt) return `Shows from ${yearWhenText(text.showsAt, zone)}.`
  if (!text.shownAt || text.state === 'withdrawn') return 'Visitors do not see it.'
  return (
    <>
      Shown since {yearWhenText(text.shownAt, zone)}: <TextLink href={path}>{path}</TextLink>
    </>
  )
}
