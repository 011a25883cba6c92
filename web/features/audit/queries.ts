import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'

const start: string | null = null

/** Events of the trail, newest first, page by page; of one kind, or of all. */
export const trailQuery = (kind: string | null) =>
  orpc.audit.listEvents.infiniteOptions({
    input: (cursor: string | null) => ({ ...(kind ? { action: kind } : {}), ...(cursor ? { cursor } : {}) }),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** The kinds of events there are. */
export const kindsQuery = () => orpc.audit.listEventKinds.queryOptions()
