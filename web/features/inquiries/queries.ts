import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'

const pageOf = 25
const start: string | null = null

/** The inbox, page by page: what waits, open first and oldest first, or what is closed. */
export const inboxQuery = (show: 'pending' | 'closed', memberId?: string) =>
  orpc.inquiries.listInquiries.infiniteOptions({
    input: (cursor: string | null) => ({
      show,
      limit: pageOf,
      ...(memberId ? { memberId } : {}),
      ...(cursor ? { cursor } : {}),
    }),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** How many requests wait for somebody. */
export const inboxCountsQuery = () => orpc.inquiries.countInquiries.queryOptions()

/** What whoever is signed in has asked for. */
export const myInquiriesQuery = () => orpc.inquiries.listMyInquiries.queryOptions()
