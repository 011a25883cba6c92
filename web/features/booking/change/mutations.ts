import { sessionMarkedAs, sessionTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { bookingFailure } from '../wizard/queries.ts'

/** The phone says it of every status, the desktop names a cancelled one by itself (spec 2 §8, spec 3 §8). */
export const cancelBooking = (isPhone: boolean) =>
  mutation(orpc.booking.cancelBooking.mutationOptions(), {
    success: ({ creditReturned }) => {
      const words = isPhone ? sessionMarkedAs('cancelled') : sessionTexts.cancelled
      return creditReturned ? `${words}. Your credit is back.` : words
    },
    failure: (error) => bookingFailure(error, sessionTexts.updateFailed),
    refresh: [orpc.booking.key(), orpc.sessions.key(), orpc.consent.key(), orpc.minutes.key()],
    waits: true,
  })
