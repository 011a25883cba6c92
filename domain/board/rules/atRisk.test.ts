import { describe, expect, it } from 'vitest'
import type { MemberFacts, Risk } from './atRisk.ts'
import { byRisk, risksOf, riskWords } from './atRisk.ts'

const today = '2026-11-20'
const calm: MemberFacts = {
  ...{ today, runway: null, overdue: null, milestones: null },
  ...{ lastHeldOn: null, joinedOn: '2026-11-01', hasNext: false },
}
const kinds = (facts: Partial<MemberFacts>) => risksOf({ ...calm, ...facts }).map(({ kind }) => kind)

describe('a member at risk', () => {
  it('has less runway than a round takes', () => {
    expect(kinds({ runway: { months: 6, asOf: today } })).toEqual([])
    expect(kinds({ runway: { months: 5, asOf: '2026-01-02' } })).toEqual(['runway'])
  })

  it('has cards that have been overdue for a week', () => {
    expect(kinds({ overdue: { count: 1, oldestDueOn: '2026-11-13' } })).toEqual(['overdue'])
    expect(kinds({ overdue: { count: 0, oldestDueOn: today } })).toEqual([])
  })

  it.each<[string, Partial<MemberFacts>, string[]]>([
    ['29 days after the last session', { lastHeldOn: '2026-10-22' }, []],
    ['30 days after it', { lastHeldOn: '2026-10-21' }, ['quiet']],
    ['30 days after it, with another one booked', { lastHeldOn: '2026-10-21', hasNext: true }, []],
    ['a month after they joined, without any', { joinedOn: '2026-10-21' }, ['quiet']],
    ['soon after they joined', { joinedOn: '2026-11-10' }, []],
    [
      'long after they joined, with one held lately',
      { joinedOn: '2025-01-01', lastHeldOn: '2026-11-18' },
      [],
    ],
  ])('is one without a session: %s', (_name, facts, expected) => {
    expect(kinds(facts)).toEqual(expected)
  })

  it('says so of a milestone, and gives every reason there is, the gravest first', () => {
    expect(
      kinds({
        lastHeldOn: '2026-01-01',
        milestones: { count: 1, title: 'Close the round' },
        overdue: { count: 2, oldestDueOn: '2026-10-01' },
        runway: { months: 0, asOf: today },
      }),
    ).toEqual(['runway', 'overdue', 'milestone', 'quiet'])
  })

  it('stands before one with fewer or lighter reasons', () => {
    const runway: Risk = { kind: 'runway', months: 2, asOf: today }
    const quiet: Risk = { kind: 'quiet', since: '2026-01-01', wasHeld: true }
    const overdue: Risk = { kind: 'overdue', count: 1, oldestDueOn: '2026-10-01' }
    expect([[quiet], [runway], [overdue, quiet]].sort(byRisk)).toEqual([[overdue, quiet], [runway], [quiet]])
  })

  it.each<[Risk, string]>([
    [{ kind: 'runway', months: 1, asOf: '2026-10-04' }, 'Runway of 1 month on 4 October; a round takes 6'],
    [
      { kind: 'runway', months: 3, asOf: '2025-12-31' },
      'Runway of 3 months on 31 December 2025; a round takes 6',
    ],
    [{ kind: 'overdue', count: 1, oldestDueOn: '2026-11-03' }, '1 card was due on 3 November'],
    [
      { kind: 'overdue', count: 4, oldestDueOn: '2026-11-03' },
      '4 cards are overdue, the first since 3 November',
    ],
    [{ kind: 'milestone', count: 1, title: 'Pilot' }, 'The milestone ‘Pilot’ is at risk'],
    [{ kind: 'milestone', count: 2, title: 'Pilot' }, '2 milestones are at risk, among them ‘Pilot’'],
    [
      { kind: 'quiet', since: '2026-10-03', wasHeld: true },
      'No session is booked; the last was on 3 October',
    ],
    [
      { kind: 'quiet', since: '2026-10-03', wasHeld: false },
      'No session is booked; none was held since they joined on 3 October',
    ],
  ])('%j reads as it is', (risk, words) => {
    expect(riskWords(risk, today)).toBe(words)
  })
})
