import { signInLimits } from '#domain/accounts/limits.ts'

/** When a sign-in ends for want of activity whose owner was there at `at` (T-014). */
export const idleUntil = (at: Date): Date => new Date(at.getTime() + signInLimits.idleMs)
