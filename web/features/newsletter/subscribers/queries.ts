import { keepPreviousData } from '@tanstack/react-query'
import type { SubscriberState } from '#domain/newsletter/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

export type Which = { state: SubscriberState | 'all'; search: string }

/** What of a choice the server is asked for. */
const whichOf = ({ state, search }: Which) => ({
  ...(state === 'all' ? {} : { state }),
  ...(search ? { search } : {}),
})

/** Subscribers of YELMail, page by page, newest first. */
export const subscribersQuery = (which: Which) =>
  orpc.newsletter.listSubscribers.infiniteOptions({
    input: (cursor: string | null) => ({ ...whichOf(which), ...pageAt(cursor) }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** How many are in each state. */
export const subscriberCountsQuery = () => orpc.newsletter.countSubscribers.queryOptions()
