import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { no, yes } from '#domain/decision.ts'
import type { MemberArea, Role } from './types.ts'

/** A console opens for whoever is signed in with a confirmed address and not disabled; null is a visitor (T-019, T-021). */
export function canEnterConsole(actor: Actor | null): Decision {
  if (actor === null) return no('signed_out')
  if (actor.isDisabled) return no('account_disabled')
  return actor.isVerified ? yes : no('not_verified')
}

/** The staff area opens for staff alone; others get the not-found page (T-019, T-020). */
export function canEnterStaff(actor: Actor | null): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  return actor?.isStaff ? yes : no('not_staff')
}

/** Whoever is staff shows a business card of their own (K115). */
export function canShowCard(actor: Actor | null): Decision {
  return canEnterStaff(actor)
}

/** The admin area opens for admins alone; where a second factor is asked for, only after it was given (T-019, T-200). */
export function canEnterAdmin(
  actor: Actor | null,
  secondFactor: 'given' | 'missing' | 'not_asked' = 'not_asked',
): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (!actor?.isAdmin) return no('not_admin')
  return secondFactor === 'missing' ? no('second_factor_missing') : yes
}

/** The person whose role is to change, and how many admins there are now. */
export type RoleChange = {
  readonly userId: string
  readonly role: Exclude<Role, 'member'>
  readonly give: boolean
  readonly isVerified: boolean
  readonly isDemo: boolean
  readonly adminCount: number
}

/** Admins give and take roles; an unconfirmed or demo account never gets one, and the last admin stays (T-005, 4.12.4). */
export function canChangeRole(actor: Actor, change: RoleChange): Decision {
  const admin = canEnterAdmin(actor)
  if (!admin.ok) return admin
  if (change.give) {
    if (change.isDemo) return no('demo_member')
    return change.isVerified ? yes : no('subject_not_verified')
  }
  if (change.role === 'admin' && change.adminCount <= 1) return no('last_admin')
  return change.userId === actor.userId ? no('own_role') : yes
}

/** Admins give permissions beyond the roles to staff alone; taking one back is always open to them (T-006, 4.12.4). */
export function canChangePermission(
  actor: Actor,
  change: { readonly give: boolean; readonly isStaff: boolean },
): Decision {
  const admin = canEnterAdmin(actor)
  if (!admin.ok) return admin
  return change.give && !change.isStaff ? no('subject_not_staff') : yes
}

/** Admins shut an account out and let it in again, never their own, so that one of them always remains (T-005). */
export function canDisableAccount(actor: Actor, account: { readonly userId: string }): Decision {
  const admin = canEnterAdmin(actor)
  if (!admin.ok) return admin
  return account.userId === actor.userId ? no('own_account') : yes
}

/** Admins see where others are signed in and end it; their own they find among their settings (K25). */
export function canEndSignIns(actor: Actor, account: { readonly userId: string }): Decision {
  const admin = canEnterAdmin(actor)
  if (!admin.ok) return admin
  return account.userId === actor.userId ? no('own_account') : yes
}

/** A lost second factor is reset by another admin, never by its owner (T-200). */
export function canResetFactor(actor: Actor, account: { readonly userId: string }): Decision {
  const admin = canEnterAdmin(actor)
  if (!admin.ok) return admin
  return account.userId === actor.userId ? no('own_account') : yes
}

/** Who advises whom is settled by admins and holders of sessions.manage, never by the advisor (4.13.1). */
export function canAssignAdvisors(actor: Actor): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  return actor.isAdmin || actor.permissions.includes('sessions.manage') ? yes : no('not_manager')
}

/** A member's advisor is a colleague who can sign in, another person, and not their advisor already (4.13.1). */
export function canAssignAdvisor(
  actor: Actor,
  given: {
    readonly memberId: string
    readonly advisorId: string
    readonly isStaff: boolean
    readonly isDisabled: boolean
    readonly isAssigned: boolean
  },
): Decision {
  const allowed = canAssignAdvisors(actor)
  if (!allowed.ok) return allowed
  if (given.memberId === given.advisorId) return no('own_advisor')
  if (!given.isStaff) return no('subject_not_staff')
  if (given.isDisabled) return no('subject_disabled')
  return given.isAssigned ? no('already_assigned') : yes
}

/** Members see who advises them, staff who advises any member of the directory (4.12.3). */
export function canListAdvisors(actor: Actor): Decision {
  return canEnterConsole(actor)
}

/** Staff look at the consoles with any plan; whoever looks at a member's console is that member here, and may not (T-009). */
export function canViewAsTier(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/** The assigned advisor alone looks at a member's whole console, for it holds the board (4.12.3); nobody at a colleague's. */
export function canViewConsole(
  actor: Actor,
  member: { readonly isAdvised: boolean; readonly isStaff: boolean; readonly isDisabled: boolean },
): Decision {
  const staff = canEnterStaff(actor)
  if (!staff.ok) return staff
  if (member.isStaff) return no('subject_staff')
  if (member.isDisabled) return no('subject_disabled')
  return member.isAdvised ? yes : no('not_assigned')
}

/** A profile is edited by the person it is about and by nobody else (T-023). */
export function canEditProfile(actor: Actor, profile: { readonly userId: string }): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  return profile.userId === actor.userId ? yes : no('not_yours')
}

/** Members agree to texts themselves; a demo has no account to agree for, and staff work under a contract of their own (T-199). */
export function canAgreeTexts(actor: Actor): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (actor.isDemo) return no('demo_member')
  return actor.isStaff ? no('staff_account') : yes
}

/** Members never list people; staff have a directory with search and paging (T-022). */
export function canListMembers(actor: Actor): Decision {
  return canEnterStaff(actor)
}

/**
 * What staff see of a member (4.12.3): the directory and requests everyone; sessions, transcripts and minutes the assigned
 * advisor or a holder of `sessions.manage`; the board the assigned advisor only; reflections nobody.
 * @aheadOfUse
 */
export function canSeeMemberArea(
  actor: Actor,
  area: MemberArea,
  member: { readonly userId: string; readonly isAssignedAdvisor: boolean },
): Decision {
  const inside = canEnterConsole(actor)
  if (!inside.ok) return inside
  if (member.userId === actor.userId) return yes
  if (!actor.isStaff) return no('not_yours')
  if (area === 'directory' || area === 'requests') return yes
  if (area === 'reflections') return no('private')
  if (member.isAssignedAdvisor) return yes
  return area !== 'board' && actor.permissions.includes('sessions.manage') ? yes : no('not_assigned')
}
