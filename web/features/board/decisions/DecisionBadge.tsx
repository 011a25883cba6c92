import { decisionStateNames } from '#domain/board/texts.ts'
import type { DecisionState } from '#domain/board/types.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'

/** How a decision stands (T-102). */
export function DecisionBadge({ state }: { state: DecisionState }) {
  return state === 'approved' ? (
    <Badge tone="success" mark="round">
      {decisionStateNames.approved}
    </Badge>
  ) : (
    <Badge tone="warning" mark="octagon">
      {decisionStateNames.pending}
    </Badge>
  )
}
