import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'

const refresh = [orpc.booking.key()]

/** The form says what is wrong with the hours. */
export const setAvailability = () =>
  mutation(orpc.booking.setAvailability.mutationOptions(), { success: 'Hours saved', refresh, waits: true })

/** The form says what is wrong with the hours of a day. */
export const setException = () =>
  mutation(orpc.booking.setException.mutationOptions(), {
    success: (_, { hours }) =>
      hours === null
        ? 'The day is as every week again'
        : hours.length === 0
          ? 'Away on this day'
          : 'Hours of the day saved',
    refresh,
    waits: true,
  })
