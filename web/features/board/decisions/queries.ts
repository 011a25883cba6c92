import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** Decisions of one's own board or of a member's whom one advises, raised last first. */
export const decisionsQuery = (limit: number, memberId?: string) =>
  orpc.board.listDecisions.infiniteOptions({
    input: (cursor: string | null) => ({
      limit,
      ...(memberId ? { memberId } : {}),
      ...pageAt(cursor),
    }),
    ...byCursor,
  })
