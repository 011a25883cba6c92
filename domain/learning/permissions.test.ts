import { expect, it } from 'vitest'
import { member } from '#tests/app/member.ts'
import { canSetLessonDone } from './permissions.ts'

it('lets everybody with an account say what they have done, whatever their plan (pages §5.1)', () => {
  expect(canSetLessonDone(member).ok).toBe(true)
  expect(canSetLessonDone({ ...member, isStaff: true }).ok).toBe(true)
  expect(canSetLessonDone({ ...member, isDisabled: true }).ok).toBe(false)
  expect(canSetLessonDone({ ...member, isVerified: false }).ok).toBe(false)
})
