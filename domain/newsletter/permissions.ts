import { canEnterAdmin, canEnterStaff } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { no, yes } from '#domain/decision.ts'
import type { IssueStatus } from './types.ts'

/** Anyone may join a list with their address; a demo member reaches none (K13, 4.12.5). */
export function canJoinList(actor: Actor | null): Decision {
  return actor?.isDemo ? no('demo_member') : yes
}

/** Every staff member exports a list (K13). */
export function canExportList(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** Whoever may keep a list as a file may read who is on it (K13). */
export function canReadList(actor: Actor): Decision {
  return canExportList(actor)
}

/** What a question about an issue needs to know of it. */
type Issue = { readonly status: IssueStatus }

/** Every staff member writes issues and reads who subscribes (K15). */
export function canWriteIssues(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** Words change while nobody has them: a scheduled issue is taken back first (K15). */
export function canEditIssue(actor: Actor, issue: Issue): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return issue.status === 'draft' ? yes : no('issue_not_draft')
}

/** An admin sends to everybody, now or later: one press reaches every reader and cannot be taken back (K15). */
export function canSendIssue(actor: Actor, issue: Issue): Decision {
  const admin = canEnterAdmin(actor)
  if (!admin.ok) return admin
  return issue.status === 'draft' || issue.status === 'stopped' ? yes : no('issue_not_draft')
}

/** A scheduled issue goes back to its draft (K15). */
export function canUnscheduleIssue(actor: Actor, issue: Issue): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return issue.status === 'scheduled' ? yes : no('issue_not_scheduled')
}

/** Whoever sees that something is wrong stops an issue on its way; to go on is an admin's to say (K15). */
export function canStopIssue(actor: Actor, issue: Issue): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return issue.status === 'sending' ? yes : no('issue_not_sending')
}

/** Every staff member sees to it that an address is not written to; it is written to again by an admin's word alone (K15). */
export function canSuppressAddress(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** See `canSuppressAddress`. */
export function canReleaseAddress(actor: Actor): Decision {
  return canEnterAdmin(actor)
}
