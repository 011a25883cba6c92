import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InboxPart, MyInquiry } from '#contract/inquiries.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'

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

/** One request by its id, in whichever part of the inbox it is. */
export const inquiryQuery = (id: string) => orpc.inquiries.getInquiry.queryOptions({ input: { id } })

/** How many requests wait for somebody. */
export const inboxCountsQuery = () => orpc.inquiries.countInquiries.queryOptions()

/** What whoever is signed in has asked for. */
export const myInquiriesQuery = () => orpc.inquiries.listMyInquiries.queryOptions()

/** Of one's own requests the one that still waits for an answer; null where none does. */
export const waitingOf = (
  mine: { readonly inquiries: readonly MyInquiry[] } | undefined,
  kind: InquiryKind,
  subject?: string,
): MyInquiry | null =>
  mine?.inquiries.find(
    (each) =>
      each.kind === kind && isPending(each.status) && (subject === undefined || each.subject === subject),
  ) ?? null

/** The own request for a session that waits for its answer, followed as it changes (4.13.10). */
export function useAskedSession(): MyInquiry | null {
  const { isDemo } = useMe()
  const { data } = useQuery({ ...myInquiriesQuery(), enabled: !isDemo })
  useLiveRefresh('inquiries')
  return waitingOf(data, 'session')
}
