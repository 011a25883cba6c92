import { describe, expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { member as anyMember } from '#tests/app/member.ts'
import { canEndGrant, canGrantPlan, canUse } from './permissions.ts'

const member: Actor = { ...anyMember, plans: ['mobile_free', 'desktop_standard'] }
const staff: Actor = { ...member, userId: 's', isStaff: true }
const word = (decision: { ok: true } | { ok: false; reason: string }) =>
  decision.ok ? 'yes' : decision.reason

describe('using a right (4.12.1)', () => {
  it.each([
    ['a free member', member, 'plan_missing'],
    ['a premium member', { ...member, plans: ['mobile_premium', 'desktop_standard'] }, 'yes'],
    [
      'an unverified premium member',
      { ...member, isVerified: false, plans: ['mobile_premium'] },
      'not_verified',
    ],
    [
      'a disabled premium member',
      { ...member, isDisabled: true, plans: ['mobile_premium'] },
      'account_disabled',
    ],
    ['staff without a plan (T-009)', staff, 'yes'],
  ] as const)('%s edits a board: %s', (_name, actor, expected) => {
    expect(word(canUse(actor, 'board.edit'))).toBe(expected)
  })
})

describe('granting plans (T-009, T-047)', () => {
  const subject = { userId: 'm', isDemo: false, isVerified: true }
  it.each([
    ['a member grants nothing', member, subject, 'not_staff'],
    ['staff grant', staff, subject, 'yes'],
    ['staff never grant themselves', staff, { ...subject, userId: 's' }, 'own_account'],
    ['a demo member gets none', staff, { ...subject, isDemo: true }, 'demo_member'],
    ['an unconfirmed member gets none', staff, { ...subject, isVerified: false }, 'subject_not_verified'],
  ] as const)('%s', (_name, actor, given, expected) => {
    expect(word(canGrantPlan(actor, given))).toBe(expected)
  })

  const granted = { userId: 'm', source: 'staff' }
  it.each([
    ['a member ends nothing', member, granted, 'not_staff'],
    ['staff end a grant', staff, granted, 'yes'],
    ['not their own', staff, { ...granted, userId: 's' }, 'own_account'],
    ['not a paid one', staff, { ...granted, source: 'purchase' }, 'not_granted_by_staff'],
  ] as const)('%s', (_name, actor, given, expected) => {
    expect(word(canEndGrant(actor, given))).toBe(expected)
  })
})
