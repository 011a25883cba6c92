import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { bookingFailure } from '../links/queries.ts'

const refresh = [orpc.booking.listCredits.key()]

/** The form says what is wrong with the credits. */
export const grantCredits = () =>
  mutation(orpc.booking.grantCredits.mutationOptions(), {
    success: ({ credits }) =>
      credits.length === 1
        ? 'Credit given. The member gets an email.'
        : 'Credits given. The member gets an email.',
    refresh,
  })

export const revokeCredit = () =>
  mutation(orpc.booking.revokeCredit.mutationOptions(), {
    success: 'Credit taken back',
    failure: bookingFailure,
    refresh,
  })
