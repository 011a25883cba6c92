import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { canViewErrors } from './permissions.ts'

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

it('lets staff read stored errors and members not (T-172)', () => {
  expect(canViewErrors({ ...member, isStaff: true }).ok).toBe(true)
  expect(canViewErrors(member).ok).toBe(false)
})
