import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** Events of the trail, newest first, page by page; of one kind, or of all. */
export const trailQuery = (kind: string | null) =>
  orpc.audit.listEvents.infiniteOptions({
    input: (cursor: string | null) => ({ ...(kind ? { action: kind } : {}), ...pageAt(cursor) }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** The kinds of events there are. */
export const kindsQuery = () => orpc.audit.listEventKinds.queryOptions()
