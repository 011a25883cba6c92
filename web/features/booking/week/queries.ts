import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '#web/lib/calls/api.ts'

/** Sessions and holds between two instants, of one advisor or of all. */
export const calendarQuery = (advisorId: string | null, from: string, until: string) =>
  orpc.booking.listCalendar.queryOptions({
    input: { from, until, ...(advisorId ? { advisorId } : {}) },
    placeholderData: keepPreviousData,
  })
