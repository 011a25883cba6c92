import { keepPreviousData } from '@tanstack/react-query'
import type { InboxPart } from '#contract/inquiries.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'

const pageOf = 25

/** The inbox, page by page: what waits, open first and oldest first, or what is closed. */
export const inboxQuery = (show: InboxPart, memberId?: string) =>
  orpc.inquiries.listInquiries.infiniteOptions({
    input: (cursor: string | null) => ({
      show,
      limit: pageOf,
      ...(memberId ? { memberId } : {}),
      ...pageAt(cursor),
    }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })

/** How many requests wait for somebody. */
export const inboxCountsQuery = () => orpc.inquiries.countInquiries.queryOptions()

/** What whoever is signed in has asked for. */
export const myInquiriesQuery = () => orpc.inquiries.listMyInquiries.queryOptions()
