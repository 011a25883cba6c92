import { milestoneState } from '#domain/board/rules/milestones.ts'
import { milestoneStateNames } from '#domain/board/texts.ts'
import type { MilestoneState } from '#domain/board/types.ts'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'

const looks: Readonly<Record<MilestoneState, { tone: BadgeTone; mark: Stage }>> = {
  completed: { tone: 'success', mark: 'round' },
  'on-track': { tone: 'success', mark: 'octagon' },
  'at-risk': { tone: 'warning', mark: 'octagon' },
  pending: { tone: 'info', mark: 'octagon' },
  upcoming: { tone: 'neutral', mark: 'square' },
  'not-started': { tone: 'outline', mark: 'square' },
}

/** How a milestone stands (T-101). */
export function MilestoneBadge({ status, className }: { status: string; className?: string }) {
  const state = milestoneState(status)
  return (
    <Badge {...looks[state]} className={className}>
      {milestoneStateNames[state]}
    </Badge>
  )
}

/** What the progress of a milestone is drawn with: green for what goes well, straw for what may not. */
export function progressPaint(status: string): string {
  const state = milestoneState(status)
  if (state === 'completed' || state === 'on-track') return 'bg-chart-3'
  return state === 'at-risk' ? 'bg-warning' : 'bg-ink'
}
