import { expect, it } from 'vitest'
import { member } from '#tests/app/member.ts'
import { canReadTrail } from './permissions.ts'

it.each([
  ['a member', member, false],
  ['staff', { ...member, isStaff: true }, false],
  ['an admin', { ...member, isStaff: true, isAdmin: true }, true],
  ['an admin who was switched off', { ...member, isStaff: true, isAdmin: true, isDisabled: true }, false],
])('%s reads the trail or does not (K34)', (_who, actor, isAllowed) => {
  expect(canReadTrail(actor).ok).toBe(isAllowed)
})
