import { canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { no, yes } from '#domain/decision.ts'

/** Anyone may join a list with their address; a demo member reaches none (K13, 4.12.5). */
export function canJoinList(actor: Actor | null): Decision {
  return actor?.isDemo ? no('demo_member') : yes
}

/** Every staff member exports a list (K13). */
export function canExportList(actor: Actor): Decision {
  return canEnterStaff(actor)
}
