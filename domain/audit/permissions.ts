import { canEnterAdmin } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'

/** The trail says what everybody did, so admins alone read and verify it (K34, 4.12.13). */
export function canReadTrail(actor: Actor): Decision {
  return canEnterAdmin(actor)
}
