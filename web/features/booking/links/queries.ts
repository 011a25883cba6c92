import { bookingRefusals } from '#domain/booking/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

/** What a booking link offers, for whoever holds it. */
export const offeredQuery = (token: string) =>
  orpc.booking.viewBookingLink.queryOptions({
    input: { token },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })

/** Booking links, newest first, page by page. */
export const linksQuery = () =>
  orpc.booking.listBookingLinks.infiniteOptions({
    input: (cursor: string | null) => pageAt(cursor),
    ...byCursor,
  })

/** What a refused step of booking says: the reason in our words, else what the server said. */
export function bookingFailure(error: unknown): string {
  const { reason, message, problems } = refusalOf(error)
  return problems[0]?.message ?? reasonWords(bookingRefusals, reason) ?? message
}
