import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { bookingFailure } from './queries.ts'

const refresh = [orpc.booking.listBookingLinks.key()]

/** The form says what is wrong with a new link. */
export const makeBookingLink = () => mutation(orpc.booking.makeBookingLink.mutationOptions(), { refresh })

export const revokeBookingLink = () =>
  mutation(orpc.booking.revokeBookingLink.mutationOptions(), {
    success: 'Booking link withdrawn',
    failure: bookingFailure,
    refresh,
  })
