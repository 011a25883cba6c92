import { expect, it } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { canEraseTranscript, canReadTranscript } from './permissions.ts'

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

it.each([
  ["its session's advisor", staff, true],
  ['another assigned advisor', { ...staff, userId: 'ada' }, false],
  ['a holder of sessions.manage', { ...staff, userId: 'ada', permissions: ['sessions.manage'] }, false],
  ['an admin', { ...staff, userId: 'ada', isAdmin: true }, false],
  ['its member', member, false],
  ['an advisor who is staff no longer', { ...staff, isStaff: false }, false],
  ['an advisor who is shut out', { ...staff, isDisabled: true }, false],
])('a transcript erased by %s (4.13.1)', (_name, actor, erasable) => {
  expect(canEraseTranscript(actor, { advisorId: 'julius' }).ok).toBe(erasable)
})
