import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { canChoosePeriods, canViewRetention } from './permissions.ts'

const member: Actor = {
  userId: 'a',
  isVerified: true,
  isStaff: false,
  isAdmin: false,
  isDemo: false,
  isDisabled: false,
  permissions: [],
  plans: [],
  userType: null,
}

it('lets members choose their own periods, and admins alone see what the job erases (T-219)', () => {
  expect(canChoosePeriods(member).ok).toBe(true)
  expect(canChoosePeriods({ ...member, isDisabled: true }).ok).toBe(false)
  expect(canViewRetention({ ...member, isStaff: true }).ok).toBe(false)
  expect(canViewRetention({ ...member, isStaff: true, isAdmin: true }).ok).toBe(true)
})
