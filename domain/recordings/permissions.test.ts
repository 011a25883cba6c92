import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { canReadTranscript } from './permissions.ts'

const member: Actor = {
  userId: 'marta',
  isVerified: true,
  isStaff: false,
  isAdmin: false,
  isDemo: false,
  isDisabled: false,
  permissions: [],
  plans: [],
  userType: null,
}
const staff = { ...member, userId: 'julius', isStaff: true }

it.each([
  ['its member', member, false, true],
  ['another member', { ...member, userId: 'x' }, false, false],
  ['the assigned advisor', staff, true, true],
  ['staff not assigned', staff, false, false],
  ['a holder of sessions.manage', { ...staff, permissions: ['sessions.manage'] }, false, true],
  ['a disabled member', { ...member, isDisabled: true }, false, false],
])('a transcript asked for by %s', (_name, actor, isAssigned, readable) => {
  expect(canReadTranscript(actor, { userId: 'marta' }, { isAssigned }).ok).toBe(readable)
})
