import type { Milestone } from '#contract/board/milestones.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { milestoneFieldLabels } from '#domain/board/texts.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Progress } from '#web/ui/marks/Progress.tsx'

/** What a milestone says, for those who look and do not touch. */
export function MilestoneFacts({ milestone }: { milestone: Milestone }) {
  const today = useToday()
  const { description, objective, owner, startsOn, targetOn, progress } = milestone
  const facts = [
    [milestoneFieldLabels.objective, objective],
    [milestoneFieldLabels.owner, owner],
    [milestoneFieldLabels.startsOn, startsOn ? dayText(startsOn, today) : ''],
    [milestoneFieldLabels.targetOn, targetOn ? dayText(targetOn, today) : ''],
  ].filter(([, value]) => value)
  return (
    <div className="grid gap-4">
      {description ? <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{description}</p> : null}
      <div className="flex items-center gap-3">
        <Progress value={progress} label={milestoneFieldLabels.progress} />
        <span className="text-body-s font-semibold tnum">{progress}%</span>
      </div>
      <dl className="hairlines border-y border-line text-body-s">
        {facts.map(([name, value]) => (
          <div key={name} className="grid min-h-10 grid-cols-[104px_minmax(0,1fr)] items-center gap-3 py-2">
            <dt className="text-ink-3">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
