import type { Session } from '#contract/sessions.ts'
import { Progress } from '#web/ui/marks/Progress.tsx'

/** In a row: how far a report is that is on its way. */
export function ReportNote({ minutes }: { minutes: Session['minutes'] }) {
  if (minutes !== 'drafting') return null
  return (
    <div className="mt-2 flex items-center gap-3">
      <Progress value={null} label="Drafting the report" tone="heat" className="max-w-35" />
      <span className="text-caption text-ink-2">Drafting the report</span>
    </div>
  )
}
