import type { SessionCredit } from '#contract/booking/credits.ts'
import { bookingRefusals, bookingTexts } from '#domain/booking/texts.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'

/** The time that is held for the member, if any. */
export const holdQuery = () => orpc.booking.getHold.queryOptions({ refetchOnWindowFocus: 'always' })

/** What may still be done with a booked session. */
export const bookingQuery = (id: string) => orpc.booking.getBooking.queryOptions({ input: { id } })

/** The credit that a booking of this service would spend, the one that ends first first. */
export function creditFor(
  credits: readonly SessionCredit[] | undefined,
  service: BookingService | null,
): SessionCredit | null {
  const usable = (credits ?? []).filter((credit) => credit.service === service && credit.can.spend.ok)
  return usable.toSorted((one, other) => endOf(one) - endOf(other))[0] ?? null
}
const endOf = ({ expiresAt }: SessionCredit) => (expiresAt ? Date.parse(expiresAt) : Number.POSITIVE_INFINITY)

/** What a refused step of booking says. */
export function bookingFailure(error: unknown, failed: string = bookingTexts.failed): string {
  const refusal = refusalOf(error)
  if (refusal.code === 'OFFLINE' || refusal.code === 'TOO_MANY_REQUESTS') return refusal.message
  return refusal.problems[0]?.message ?? reasonWords(bookingRefusals, refusal.reason) ?? failed
}
