import { orpc } from '#web/lib/calls/api.ts'

/** Check-ins, newest first. */
export const checkinsQuery = (limit: number) =>
  orpc.board.listCheckins.infiniteOptions({
    input: (cursor: string | null) => ({ limit, ...(cursor ? { cursor } : {}) }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
  })

const firstPage: string | null = null
