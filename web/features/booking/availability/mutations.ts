import type { AvailabilityOf } from '#contract/booking/availability.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { bookingFailure } from '../links/queries.ts'

const refresh = [orpc.booking.key()]
const undoMs = 10_000

/** Words with a way back, where there is one. */
const told = (text: string, undo: (() => void) | undefined) =>
  undo ? { text, timeoutMs: undoMs, action: { label: 'Undo', onPress: undo } } : text

/** The form says what is wrong with the hours. */
export const setAvailability = (undo?: (kept: AvailabilityOf) => void) =>
  mutation(orpc.booking.setAvailability.mutationOptions(), {
    success: ({ availability }) => told('Hours saved', undo && (() => undo(availability))),
    refresh,
    waits: true,
  })

/** The form says what is wrong with the hours of a day. */
export const setException = (undo?: () => void) =>
  mutation(orpc.booking.setException.mutationOptions(), {
    success: (_, { hours }) => told(dayText(hours), undo),
    refresh,
    waits: true,
  })

/** Hours as they were before, by an Undo that no form waits for. */
export const restoreAvailability = () =>
  mutation(orpc.booking.setAvailability.mutationOptions(), {
    success: 'Hours saved',
    failure: bookingFailure,
    refresh,
    waits: true,
  })

/** A day as it was before, or as every week, where no form says what is wrong. */
export const restoreException = () =>
  mutation(orpc.booking.setException.mutationOptions(), {
    success: (_, { hours }) => dayText(hours),
    failure: bookingFailure,
    refresh,
    waits: true,
  })

/** A day follows its week again because hours of its week were stored, which says so and has the way back. */
export const followWeek = () =>
  mutation(orpc.booking.setException.mutationOptions(), { failure: bookingFailure, refresh, waits: true })

function dayText(hours: readonly object[] | null): string {
  if (hours === null) return 'The day is as every week again'
  return hours.length === 0 ? 'Away on this day' : 'Hours of the day saved'
}
