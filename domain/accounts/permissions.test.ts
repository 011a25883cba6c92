import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member as anyMember } from '#tests/app/member.ts'
import {
  canChangePermission,
  canChangeRole,
  canDisableAccount,
  canEditProfile,
  canEnterAdmin,
  canEnterConsole,
  canEnterStaff,
  canListMembers,
  canSeeMemberArea,
} from './permissions.ts'

const member: Actor = { ...anyMember, plans: ['mobile_free', 'desktop_standard'] }
const staff: Actor = { ...member, userId: 's', isStaff: true }
const manager: Actor = { ...staff, userId: 'g', permissions: ['sessions.manage'] }
const admin: Actor = { ...staff, userId: 'a', isAdmin: true }
const word = (decision: { ok: true } | { ok: false; reason: string }) =>
  decision.ok ? 'yes' : decision.reason

describe('access to the areas (T-019, T-020)', () => {
  it.each([
    ['visitor', null, 'signed_out', 'signed_out', 'signed_out'],
    ['unverified', { ...admin, isVerified: false }, 'not_verified', 'not_verified', 'not_verified'],
    ['disabled', { ...admin, isDisabled: true }, 'account_disabled', 'account_disabled', 'account_disabled'],
    ['member', member, 'yes', 'not_staff', 'not_admin'],
    ['staff', staff, 'yes', 'yes', 'not_admin'],
    ['admin', admin, 'yes', 'yes', 'yes'],
  ] as const)('%s', (_name, actor, console_, staffArea, adminArea) => {
    expect([canEnterConsole(actor), canEnterStaff(actor), canEnterAdmin(actor)].map(word)).toEqual([
      console_,
      staffArea,
      adminArea,
    ])
  })

  it('the admin area stays shut while a second factor is missing (T-200)', () => {
    expect(word(canEnterAdmin(admin, 'missing'))).toBe('second_factor_missing')
    expect(word(canEnterAdmin(admin, 'given'))).toBe('yes')
  })

  it('only staff list people (T-022)', () => {
    expect(word(canListMembers(member))).toBe('not_staff')
    expect(word(canListMembers(staff))).toBe('yes')
  })

  it('a profile is edited by its own person, staff included (T-023)', () => {
    expect(word(canEditProfile(member, { userId: 'm' }))).toBe('yes')
    expect(word(canEditProfile(admin, { userId: 'm' }))).toBe('not_yours')
  })
})

describe('roles (T-005, 4.12.4)', () => {
  const change = {
    userId: 'm',
    role: 'staff',
    give: true,
    isVerified: true,
    isDemo: false,
    adminCount: 2,
  } as const
  it.each([
    ['a member gives none', member, change, 'not_admin'],
    ['staff give none', staff, change, 'not_admin'],
    ['an admin gives', admin, change, 'yes'],
    ['an unconfirmed address gets none', admin, { ...change, isVerified: false }, 'subject_not_verified'],
    ['a demo member gets none', admin, { ...change, isDemo: true }, 'demo_member'],
    ['an admin takes', admin, { ...change, give: false }, 'yes'],
    ['an admin keeps their own', admin, { ...change, userId: 'a', role: 'admin', give: false }, 'own_role'],
    ['the last admin stays', admin, { ...change, role: 'admin', give: false, adminCount: 1 }, 'last_admin'],
  ] as const)('%s', (_name, actor, given, expected) => {
    expect(word(canChangeRole(actor, given))).toBe(expected)
  })
})

describe('what staff see of a member (4.12.3, T-203)', () => {
  const areas = [
    'directory',
    'requests',
    'sessions',
    'transcripts',
    'minutes',
    'board',
    'reflections',
  ] as const
  const seen = (actor: Actor, userId: string, isAssignedAdvisor: boolean) =>
    areas.filter((area) => canSeeMemberArea(actor, area, { userId, isAssignedAdvisor }).ok)
  it.each([
    ['the member sees all of their own', member, 'm', false, [...areas]],
    ['another member sees nothing', member, 'x', false, []],
    ['another member sees nothing even if named advisor', member, 'x', true, []],
    ['staff not assigned', staff, 'x', false, ['directory', 'requests']],
    [
      'assigned advisor',
      staff,
      'x',
      true,
      ['directory', 'requests', 'sessions', 'transcripts', 'minutes', 'board'],
    ],
    [
      'holder of sessions.manage',
      manager,
      'x',
      false,
      ['directory', 'requests', 'sessions', 'transcripts', 'minutes'],
    ],
    ['admin not assigned', admin, 'x', false, ['directory', 'requests']],
  ] as const)('%s', (_name, actor, userId, assigned, expected) => {
    expect(seen(actor, userId, assigned)).toEqual(expected)
  })
})

describe('permissions and shut accounts (T-006)', () => {
  it.each([
    ['a member', member, true, true, 'not_admin'],
    ['staff', staff, true, true, 'not_admin'],
    ['an admin, to staff', admin, true, true, 'yes'],
    ['an admin, to a member', admin, true, false, 'subject_not_staff'],
    ['an admin, taking it from a member', admin, false, false, 'yes'],
  ] as const)('a permission given by %s', (_name, actor, give, isStaff, expected) => {
    expect(word(canChangePermission(actor, { give, isStaff }))).toBe(expected)
  })

  it('an admin shuts out anybody but themselves, others nobody', () => {
    expect(word(canDisableAccount(admin, { userId: 'm' }))).toBe('yes')
    expect(word(canDisableAccount(admin, { userId: 'a' }))).toBe('own_account')
    expect(word(canDisableAccount(staff, { userId: 'm' }))).toBe('not_admin')
  })
})
