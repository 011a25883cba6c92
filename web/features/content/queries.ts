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

/** Which services the server has; asked again shortly while one of them has not answered yet. */
export const servicesQuery = () =>
  orpc.content.listServices.queryOptions({
    refetchInterval: ({ state }) =>
      state.data?.services.some((each) => each.state === 'asking') ? 1_500 : 30_000,
  })

/** The manual of the staff; the server says it to nobody else (T-020). */
export const manualQuery = () => orpc.content.getManual.queryOptions({ staleTime: Number.POSITIVE_INFINITY })
