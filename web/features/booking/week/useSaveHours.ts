import { useMutation } from '@tanstack/react-query'
import type { AvailabilityOf } from '#contract/booking/availability.ts'
import type { DayHours } from '#domain/booking/types.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import {
  followWeek,
  restoreAvailability,
  restoreException,
  setAvailability,
  setException,
} from '../availability/mutations.ts'
import { weekdayOf } from './hoursDraft.ts'

/** The hours of one day alone, or of its weekday. */
export type HoursScope = 'day' | 'weekday'

const settingsOf = ({ advisorName: _, version, exceptions: _all, can: _can, ...fields }: AvailabilityOf) => ({
  ...fields,
  baseVersion: version,
})

/** Stores hours of a day as its exception or as hours of every week, each with a way back. */
export function useSaveHours(found: AvailabilityOf, day: string) {
  const { advisorId } = found
  const exception = found.exceptions.find((each) => each.day === day)?.hours ?? null
  const restoreDay = () => send(restoreException(), { advisorId, day, hours: exception && [...exception] })
  const saveDay = useMutation(setException(restoreDay))
  const saveWeek = useMutation(
    setAvailability((kept) => {
      send(restoreAvailability(), { ...settingsOf(kept), hours: found.hours })
      if (exception) restoreDay()
    }),
  )
  return {
    isSaving: saveDay.isPending || saveWeek.isPending,
    save: async (hours: readonly DayHours[], scope: HoursScope): Promise<void> => {
      const given = hours.map(({ from, until }) => ({ from, until }))
      if (scope === 'day') {
        await saveDay.mutateAsync({ advisorId, day, hours: given })
        return
      }
      const weekday = weekdayOf(day)
      await saveWeek.mutateAsync({
        ...settingsOf(found),
        hours: [
          ...found.hours.filter((each) => each.weekday !== weekday),
          ...given.map((each) => ({ ...each, weekday })),
        ],
      })
      // Otherwise the day would be the one that does not follow its own week.
      if (exception) send(followWeek(), { advisorId, day, hours: null })
    },
  }
}
