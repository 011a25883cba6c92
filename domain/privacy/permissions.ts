import { canEnterAdmin, canEnterConsole, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import { type Decision, no, yes } from '#domain/decision.ts'

/** Everybody with an account sees and shortens the periods of their own data (T-219). */
export function canChoosePeriods(actor: Actor): Decision {
  return canEnterConsole(actor)
}

/** Admins see what the retention job erases, and when it last ran (T-219). */
export function canViewRetention(actor: Actor): Decision {
  return canEnterAdmin(actor)
}

/** Everybody with an account may have a copy of their data (K37). */
export function canExport(actor: Actor): Decision {
  return canEnterConsole(actor)
}

/** A member deletes their own account; people who work here hold others' sessions and are deleted by an admin, a demo goes by itself (K37). */
export function canDeleteAccount(actor: Actor): Decision {
  return isMembersOwn(actor)
}

/** A member accepts the data processing agreement for their company; a demo is nobody's, and people who work here are the other side (0100). */
export function canAcceptProcessing(actor: Actor): Decision {
  return isMembersOwn(actor)
}

function isMembersOwn(actor: Actor): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (actor.isDemo) return no('demo_member')
  return actor.isStaff ? no('staff_account') : yes
}

/** Whoever reads the site asks for the deletion of what is held about their address; a demo has none (4.12.5). */
export function canAskDeletion(actor: Actor | null): Decision {
  return actor?.isDemo ? no('demo_member') : yes
}

/** Staff see who asked by address, so that they can answer whoever writes about it (K37). */
export function canListDeletions(actor: Actor): Decision {
  return canEnterStaff(actor)
}
