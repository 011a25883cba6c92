import { dayIn } from '#domain/zones.ts'
import { bookingLimits } from '../limits.ts'

const hourMs = 3_600_000

/** Until when a session is moved and cancelled for free: 24 hours before its start (T-075). */
export const freeUntil = (startAt: Date): Date =>
  new Date(startAt.getTime() - bookingLimits.freeHours * hourMs)

/** Whether a cancellation now is in time, so that its credit comes back (T-075). */
export const isInTime = (startAt: Date, now: Date): boolean => now <= freeUntil(startAt)

/** The last day to book by on a reader's clock, 'YYYY-MM-DD': what ends as a day does ends at the next one's midnight (T-048). */
export const lastDay = (expiresAt: Date, zone: string): string =>
  dayIn(new Date(expiresAt.getTime() - 1), zone)
