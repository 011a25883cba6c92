import { expect, it } from 'vitest'
import { checkAssignment } from './assignment.ts'

const now = new Date('2026-06-08T10:00:00Z')

it.each([
  ['none', null, []],
  ['to come', '2026-06-08T10:00:01Z', []],
  ['now', '2026-06-08T10:00:00Z', ['untilAt']],
  ['past', '2026-06-07T10:00:00Z', ['untilAt']],
])('the end of an assignment, %s (4.13.1)', (_name, untilAt, fields) => {
  const problems = checkAssignment({ untilAt: untilAt === null ? null : new Date(untilAt) }, now)
  expect(problems.map((problem) => problem.field)).toEqual(fields)
})
