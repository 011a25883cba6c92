import type { Minutes } from '#contract/minutes.ts'
import { methodTexts } from '#domain/minutes/rules/methodWords.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { dayText } from '../queries.ts'

/** Who stands for these minutes, and how they were made (K70). */
export function ReportMethod({ minutes }: { minutes: Minutes }) {
  const dayOf = useDayOf()
  const by = minutes.approvedByName ? ` by ${minutes.approvedByName}` : ''
  return (
    <p className="text-caption text-ink-2">
      {minutes.approvedAt ? (
        <span className="font-semibold text-ink">{`Approved${by}, ${dayText(dayOf(minutes.approvedAt))}. `}</span>
      ) : null}
      {methodTexts[minutes.method]}
    </p>
  )
}
