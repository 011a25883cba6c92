import { describe, expect, it } from 'vitest'
import { checkDecision, decisionFields, decisionState } from './decisions.ts'

describe('a decision (T-102, spec 2 §4)', () => {
  it.each([
    ['completed', 'approved'],
    ['in_progress', 'pending'],
    ['backlog', 'pending'],
  ] as const)('%s reads as %s', (status, state) => {
    expect(decisionState({ status })).toBe(state)
  })

  const open = { kind: 'decision', decidedBy: null, decidedOn: null } as const
  const taken = { kind: 'decision', decidedBy: 'm', decidedOn: '2026-06-01' } as const
  it.each([
    ['is decided where it is completed', open, 'completed', 's', '2026-06-10'],
    ['keeps who took it and when', taken, 'completed', 'm', '2026-06-01'],
    ['is pending in progress', taken, 'in_progress', null, null],
    ['is pending in the backlog', taken, 'backlog', null, null],
    ['is nothing a task can be', { ...open, kind: 'task' }, 'completed', null, null],
  ] as const)('%s', (_name, card, status, decidedBy, decidedOn) => {
    expect(decisionFields(card, status, 's', '2026-06-10')).toEqual({ decidedBy, decidedOn })
  })

  it.each([
    [undefined, []],
    ['2026-06-10', []],
    ['2026-06-09', []],
    ['2026-06-11', ['decidedOn']],
    ['2026-02-30', ['decidedOn']],
  ])('taken on %s', (decidedOn, fields) => {
    expect(checkDecision({ decidedOn }, '2026-06-10').map((problem) => problem.field)).toEqual(fields)
  })
})
