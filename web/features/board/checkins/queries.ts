import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** Check-ins, newest first. */
export const checkinsQuery = (limit: number) =>
  orpc.board.listCheckins.infiniteOptions({
    input: (cursor: string | null) => ({ limit, ...pageAt(cursor) }),
    ...byCursor,
  })
