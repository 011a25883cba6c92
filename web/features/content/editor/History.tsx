import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteText, SiteTextVersion } from '#contract/content.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { leaveForm } from '#web/lib/page/unsaved.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { restoreSiteText } from './mutations.ts'

type Props = {
  id: string
  versions: readonly SiteTextVersion[]
  /** One of them says what the draft says. */
  isDraftKept: boolean
  /** The draft as it is then. */
  onRestore: (text: SiteText) => void
}

/** Every version that was published or is to be, the newest first; each can be the draft again, asked first where words would be lost. */
export function History({ id, versions, isDraftKept, onRestore }: Props) {
  const zone = useZone()
  const [asked, setAsked] = useState<number | null>(null)
  const restore = useMutation({
    ...restoreSiteText(),
    onSuccess: ({ text }) => onRestore(text),
    onSettled: () => setAsked(null),
  })
  const begin = (version: number) => restore.mutate({ id, version })
  if (versions.length === 0) return null
  return (
    <Panel className="overflow-hidden">
      <PanelHeader title="History" className="pb-3" />
      <PanelRows className="border-t border-line">
        {versions.map((each) => (
          <li key={each.version} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
            <div className="min-w-0 flex-1 basis-44">
              <p dir="auto" className="text-body-s font-semibold wrap-anywhere">
                {each.title}
              </p>
              <p className="text-caption text-ink-3">
                <time dateTime={each.fromAt}>{yearWhenText(each.fromAt, zone)}</time>, {each.publishedBy}
              </p>
            </div>
            <Button
              size="small"
              isBusy={restore.isPending}
              aria-label={`Restore the version of ${yearWhenText(each.fromAt, zone)}`}
              onClick={() => (isDraftKept ? leaveForm(() => begin(each.version)) : setAsked(each.version))}
            >
              Restore
            </Button>
          </li>
        ))}
      </PanelRows>
      {asked === null ? null : (
        <AlertDialog
          onClose={() => setAsked(null)}
          title={siteTextTexts.replace}
          description={siteTextTexts.replaceWords}
          confirmLabel="Replace draft"
          cancelLabel="Keep it"
          isDanger
          isBusy={restore.isPending}
          busyLabel="Replacing"
          onConfirm={() => begin(asked)}
        />
      )}
    </Panel>
  )
}
