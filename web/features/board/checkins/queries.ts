import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** Check-ins of one's own board or of a member's whom one advises, newest first. */
export const checkinsQuery = (limit: number, memberId?: string) =>
  orpc.board.listCheckins.infiniteOptions({
    input: (cursor: string | null) => ({
      limit,
      ...(memberId ? { memberId } : {}),
      ...pageAt(cursor),
    }),
    ...byCursor,
  })

/** Those that the reader deleted and can still bring back, newest first. */
export const deletedCheckinsQuery = (memberId?: string) =>
  orpc.board.listCheckins.queryOptions({ input: { deleted: true, ...(memberId ? { memberId } : {}) } })
