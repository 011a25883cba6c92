import { keepPreviousData } from '@tanstack/react-query'
import type { SearchEventsInput } from '#contract/audit.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

/** What the trail is searched by; what is not given narrows nothing. */
export type TrailSearch = Omit<SearchEventsInput, 'cursor' | 'limit'>

/** Events of the trail, newest first, page by page. */
export const trailQuery = (search: TrailSearch) =>
  orpc.audit.listEvents.infiniteOptions({
    input: (cursor: string | null) => ({ ...search, ...pageAt(cursor) }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** The kinds of events there are. */
export const kindsQuery = () => orpc.audit.listEventKinds.queryOptions()
