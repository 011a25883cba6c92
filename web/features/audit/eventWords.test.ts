import { describe, expect, it } from 'vitest'
import { fromOf, subjectOf, whoOf } from './eventWords.ts'

const event = {
  outcome: 'done',
  subjectType: 'session',
  subjectId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  memberName: 'Mia Member',
  count: 1,
  note: null,
} as const

describe('an event in words (K34)', () => {
  it.each([
    [event, 'Session 0f8fad5b, Mia Member'],
    [{ ...event, memberName: null }, 'Session 0f8fad5b'],
    [{ ...event, note: 'burst', memberName: null }, 'burst'],
    [{ ...event, note: 'Given: admin' }, 'Given: admin, Mia Member'],
    [{ ...event, subjectType: 'board', subjectId: 'backlog', memberName: null }, 'Board backlog'],
    [
      { ...event, outcome: 'refused', subjectType: 'call', subjectId: 'plan_missing', count: 1 } as const,
      'Plan missing',
    ],
    [
      { ...event, outcome: 'refused', subjectId: 'not_yours', count: 1200 } as const,
      'Not yours, 1,200 times',
    ],
  ])('says on what: case %#', (given, words) => {
    expect(subjectOf(given)).toBe(words)
  })

  it.each([
    ['member', 'Mia Member', 'Mia Member'],
    ['member', null, 'Unknown'],
    ['visitor', null, 'A visitor'],
    ['jobs', null, 'System'],
  ] as const)('says who: %s %s', (actorKind, actorName, words) => {
    expect(whoOf({ actorKind, actorName })).toBe(words)
  })

  it.each([
    ['203.0.113.x', 'Firefox on Windows', '203.0.113.x, Firefox on Windows'],
    ['unknown', 'Safari on iPhone', 'Safari on iPhone'],
    [null, null, ''],
  ])('says from where: %s %s', (network, device, words) => {
    expect(fromOf({ network, device })).toBe(words)
  })
})
