import type { ProcessingAcceptance } from '#contract/privacy/processing.ts'
import { longDay } from '#domain/days.ts'
import { acceptedPaths } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PanelRows } from '#web/ui/layout/Panel.tsx'

/** Records of the data processing agreement: for which company, by whom, when, and the version to read and to keep. */
export function AcceptanceRows({ records }: { records: readonly ProcessingAcceptance[] }) {
  return (
    <PanelRows className="mt-3 border-t border-line">
      {records.map((record) => (
        <li key={record.id} className="grid gap-1 px-4 py-3.5 md:px-5">
          <span className="font-semibold [overflow-wrap:anywhere]">{record.company}</span>
          <span className="text-body-s text-ink-2 [overflow-wrap:anywhere]">
            {processingTexts.signer(record.name, record.position)}
          </span>
          <span className="text-body-s text-ink-2 tnum">
            {processingTexts.line(record.version, longDay(record.createdAt))}
          </span>
          <span className="flex flex-wrap gap-x-4">
            <TextLink href={acceptedPaths.page(record.version)} className="max-md:min-h-11">
              {processingTexts.read}
            </TextLink>
            <TextLink href={acceptedPaths.file(record.version)} className="max-md:min-h-11">
              {processingTexts.file}
            </TextLink>
          </span>
          <span className="text-caption text-ink-3">
            SHA-256 <span className="font-mono break-all">{record.textHash}</span>
          </span>
        </li>
      ))}
    </PanelRows>
  )
}
