import { orpc } from '#web/lib/calls/api.ts'

/** The latest decisions; the log asks for more of them. */
export const decisionsQuery = (limit: number) =>
  orpc.board.listDecisions.infiniteOptions({
    input: (cursor: string | null) => ({ limit, ...(cursor ? { cursor } : {}) }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
  })

const firstPage: string | null = null
