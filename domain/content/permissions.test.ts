import { expect, it } from 'vitest'
import { member } from '#tests/app/member.ts'
import { canViewErrors } from './permissions.ts'

it('lets staff read stored errors and members not (T-172)', () => {
  expect(canViewErrors({ ...member, isStaff: true }).ok).toBe(true)
  expect(canViewErrors(member).ok).toBe(false)
})
