import { expect, it } from 'vitest'
import { member } from '#tests/app/member.ts'
import { canAcceptProcessing, canChoosePeriods, canViewRetention } from './permissions.ts'

it('lets members choose their own periods, and admins alone see what the job erases (T-219)', () => {
  expect(canChoosePeriods(member).ok).toBe(true)
  expect(canChoosePeriods({ ...member, isDisabled: true }).ok).toBe(false)
  expect(canViewRetention({ ...member, isStaff: true }).ok).toBe(false)
  expect(canViewRetention({ ...member, isStaff: true, isAdmin: true }).ok).toBe(true)
})

it('lets members alone accept the data processing agreement, with a confirmed account of their own (0100)', () => {
  expect(canAcceptProcessing(member)).toEqual({ ok: true })
  const refused = [{ isVerified: false }, { isDisabled: true }, { isDemo: true }, { isStaff: true }]
  expect(refused.map((each) => canAcceptProcessing({ ...member, ...each }))).toEqual(
    ['not_verified', 'account_disabled', 'demo_member', 'staff_account'].map((reason) => ({
      ok: false,
      reason,
    })),
  )
})
