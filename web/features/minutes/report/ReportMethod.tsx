import type { Minutes } from '#contract/minutes.ts'
import { methodTexts } from '#domain/minutes/rules/methodWords.ts'
import { dayText } from '../queries.ts'

/** Who stands for these minutes, and how they were made (K70). */
export function ReportMethod({ minutes }: { minutes: Minutes }) {
  const by = minutes.approvedByName ? ` by ${minutes.approvedByName}` : ''
  return (
    <p className="text-caption text-ink-2">
      {minutes.approvedAt ? (
        <span className="font-semibold text-ink">{`Approved${by}, ${dayText(minutes.approvedAt.slice(0, 10))}. `}</span>
      ) : null}
      {methodTexts[minutes.method]}
    </p>
  )
}
