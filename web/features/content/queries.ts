import { orpc } from '#web/lib/calls/api.ts'
import { byCursor } from '#web/lib/calls/paging.ts'

/** Errors that browsers reported, equal ones counted as one, page by page. */
export const errorGroupsQuery = () =>
  orpc.content.listErrorGroups.infiniteOptions({
    input: (cursor: string | null) => (cursor ? { cursor } : {}),
    ...byCursor,
  })

/** How often pages were opened, the newest day first. */
export const pageCountsQuery = () =>
  orpc.content.listPageCounts.infiniteOptions({
    input: (cursor: string | null) => (cursor ? { cursor } : {}),
    ...byCursor,
  })
