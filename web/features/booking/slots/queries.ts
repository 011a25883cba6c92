import { keepPreviousData } from '@tanstack/react-query'
import type { BookingService } from '#domain/booking/types.ts'
import { orpc } from '#web/lib/calls/api.ts'

/** The advisors who can be booked. */
export const advisorsQuery = () => orpc.booking.listOpenAdvisors.queryOptions()

export type SlotsOf = {
  service: BookingService
  advisorId: string | null
  month: string
  timeZone: string
  movingId?: string | undefined
}

/** The free times of a month; asked again while one looks, because others book too. */
export const slotsQuery = ({ advisorId, movingId, ...rest }: SlotsOf) =>
  orpc.booking.listSlots.queryOptions({
    input: { ...rest, ...(advisorId ? { advisorId } : {}), ...(movingId ? { movingId } : {}) },
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
  })

/** The next three free times of a service. */
export const nextSlotsQuery = (service: BookingService) =>
  orpc.booking.listNextSlots.queryOptions({ input: { service } })
