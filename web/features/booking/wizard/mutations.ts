import { bookingTexts } from '#domain/booking/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

const refresh = [orpc.booking.key(), orpc.sessions.key()]

/** The step says what keeps a time from being held. */
export const holdSlot = () =>
  mutation(orpc.booking.holdSlot.mutationOptions(), { refresh: [orpc.booking.key()] })

/** A time that could not be let go ends by itself. */
export const releaseHold = () =>
  mutation(orpc.booking.releaseHold.mutationOptions(), { refresh: [orpc.booking.key()] })

/** Said once slot and session exist, and not before (T-156). */
export const bookSession = () =>
  mutation(orpc.booking.bookSession.mutationOptions(), {
    success: bookingTexts.booked,
    // A request for this session is answered by its booking.
    refresh: [...refresh, orpc.consent.key(), orpc.inquiries.key()],
    waits: true,
  })

export const claimBookingLink = () => mutation(orpc.booking.claimBookingLink.mutationOptions(), { refresh })

/** A request without a time; the step says that it was received (T-156). */
export const askForSession = () =>
  mutation(orpc.inquiries.requestSession.mutationOptions(), { refresh: [orpc.inquiries.key()], waits: true })

export const rescheduleBooking = () =>
  mutation(orpc.booking.rescheduleBooking.mutationOptions(), {
    success: 'Session moved',
    refresh,
    waits: true,
  })
