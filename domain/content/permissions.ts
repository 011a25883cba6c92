import { canEnterAdmin, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'

/** Every staff member reads the stored errors; they hold nothing about a person (T-172). */
export function canViewErrors(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** Every staff member sees which services are there: what is off they explain to members (T-220). */
export function canViewServices(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** Admins read how often pages are opened; the counts hold nothing about a person (T-159). */
export function canViewPageCounts(actor: Actor): Decision {
  return canEnterAdmin(actor)
}

/** Every staff member writes and publishes the pages of the site that are written; each version says who did (K90). */
export function canWriteSiteTexts(actor: Actor): Decision {
  return canEnterStaff(actor)
}
