import { orpc } from '#web/lib/calls/api.ts'

const start: string | null = null

/** Errors that browsers reported, equal ones counted as one, page by page. */
export const errorGroupsQuery = () =>
  orpc.content.listErrorGroups.infiniteOptions({
    input: (cursor: string | null) => (cursor ? { cursor } : {}),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
  })
