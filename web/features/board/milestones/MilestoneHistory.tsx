import type { Milestone } from '#contract/board/milestones.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { milestoneStatusNames } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'

type Change = Milestone['history'][number]

/** How a milestone came to stand where it stands, newest first. */
export function MilestoneHistory({ milestone }: { milestone: Milestone }) {
  const today = useToday()
  const dayOf = useDayOf()
  if (milestone.history.length === 0) return null
  return (
    <section aria-labelledby="milestone-history" className="mt-7">
      <h3 id="milestone-history" className="title-s">
        History
      </h3>
      <ol className="hairlines mt-2 border-y border-line">
        {milestone.history.map((change) => (
          <li key={change.id} className="grid grid-cols-[104px_minmax(0,1fr)] gap-3 py-2.5 text-body-s">
            <time dateTime={change.at} className="text-caption text-ink-3">
              {dayText(dayOf(change.at), today)}
            </time>
            <span>
              {changeWords(change)}
              <span className="block text-caption text-ink-3">{change.byName}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function changeWords({ fromStatus, toStatus, fromProgress, toProgress }: Change): string {
  const words: string[] = []
  if (fromStatus !== toStatus)
    words.push(`${milestoneStatusNames[fromStatus]} to ${milestoneStatusNames[toStatus].toLowerCase()}`)
  if (fromProgress !== toProgress) words.push(`${fromProgress}% to ${toProgress}%`)
  return words.join(', ')
}
