import { canEnterAdmin, canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'

/** Everybody with an account sees and shortens the periods of their own data (T-219). */
export function canChoosePeriods(actor: Actor): Decision {
  return canEnterConsole(actor)
}

/** Admins see what the retention job erases, and when it last ran (T-219). */
export function canViewRetention(actor: Actor): Decision {
  return canEnterAdmin(actor)
}
