import type { CardStatus } from '#domain/board/types.ts'
import { orpc } from '#web/lib/calls/api.ts'

/** The cards at the head of a column of a member's board. */
export const headQuery = (memberId: string, status: CardStatus, limit: number) =>
  orpc.board.listCards.queryOptions({ input: { memberId, status, limit } })

/** What became of a member's cards since an instant (4.13.2). */
export const progressQuery = (memberId: string, since: string) =>
  orpc.board.getProgress.queryOptions({ input: { memberId, since } })

export const figuresQuery = (memberId: string) => orpc.board.listMetrics.queryOptions({ input: { memberId } })

export const milestonesQuery = (memberId: string) =>
  orpc.board.listMilestones.queryOptions({ input: { memberId } })

export const decisionsQuery = (memberId: string, limit: number) =>
  orpc.board.listDecisions.queryOptions({ input: { memberId, limit } })
