import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** The latest decisions; the log asks for more of them. */
export const decisionsQuery = (limit: number) =>
  orpc.board.listDecisions.infiniteOptions({
    input: (cursor: string | null) => ({ limit, ...pageAt(cursor) }),
    ...byCursor,
  })
