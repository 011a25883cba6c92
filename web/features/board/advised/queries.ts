import type { CardStatus } from '#domain/board/types.ts'
import { orpc } from '#web/lib/calls/api.ts'

const atHead = 5

/** The cards at the head of a column of a member's board. */
export const headQuery = (memberId: string, status: CardStatus) =>
  orpc.board.listCards.queryOptions({ input: { memberId, status, limit: atHead } })

/** What became of a member's cards since an instant (4.13.2). */
export const progressQuery = (memberId: string, since: string) =>
  orpc.board.getProgress.queryOptions({ input: { memberId, since } })

export const figuresQuery = (memberId: string) => orpc.board.listMetrics.queryOptions({ input: { memberId } })

export const milestonesQuery = (memberId: string) =>
  orpc.board.listMilestones.queryOptions({ input: { memberId } })
