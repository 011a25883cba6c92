import { canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'

/** Every staff member reads the stored errors; they hold nothing about a person (T-172). */
export function canViewErrors(actor: Actor): Decision {
  return canEnterStaff(actor)
}
