import { bookingLimits } from '../limits.ts'

const hourMs = 3_600_000

/** Until when a session is moved and cancelled for free: 24 hours before its start (T-075). */
export const freeUntil = (startAt: Date): Date =>
  new Date(startAt.getTime() - bookingLimits.freeHours * hourMs)

/** Whether a cancellation now is in time, so that its credit comes back (T-075). */
export const isInTime = (startAt: Date, now: Date): boolean => now <= freeUntil(startAt)
