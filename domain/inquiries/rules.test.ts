import { describe, expect, it } from 'vitest'
import {
  checkUpgradeRequest,
  inquiryDueOn,
  isPending,
  outcomeOf,
  outcomesOf,
  statusAfter,
  statusesAfter,
} from './rules.ts'
import { inquiryKinds, inquiryStatuses } from './types.ts'

describe('a request for a plan (T-047)', () => {
  it.each([
    ['a paid plan', { plan: 'desktop_pro', body: '' }, []],
    ['a free plan', { plan: 'mobile_free', body: '' }, ['plan']],
    ['no plan at all', { plan: '', body: '' }, ['plan']],
    ['a message at its limit', { plan: 'mobile_pro', body: 'x'.repeat(2000) }, []],
    ['a message too long', { plan: 'mobile_pro', body: 'x'.repeat(2001) }, ['body']],
  ])('%s', (_name, request, fields) => {
    expect(checkUpgradeRequest(request).map((problem) => problem.field)).toEqual(fields)
  })

  it('goes from open to one of two ends, and can be opened again; one that was withdrawn stays so', () => {
    expect(inquiryStatuses.map((status) => [status, isPending(status), statusesAfter(status)])).toEqual([
      ['open', true, ['in_progress', 'done', 'declined']],
      ['in_progress', true, ['open', 'done', 'declined']],
      ['done', false, ['open']],
      ['declined', false, ['open']],
      ['withdrawn', false, []],
    ])
  })
})

describe('when a request is due (T-103)', () => {
  it.each([
    ['decision_review', '2026-06-08', '2026-06-11'],
    ['decision_review', '2026-06-10', '2026-06-15'],
    ['decision_review', '2026-06-12', '2026-06-17'],
    ['decision_review', '2026-06-13', '2026-06-17'],
    ['portfolio_update', '2026-06-08', '2026-06-15'],
    ['portfolio_update', '2026-12-30', '2027-01-06'],
    ['upgrade', '2026-06-08', null],
    ['session', '2026-06-12', '2026-06-16'],
  ] as const)('%s asked for on %s is due on %s, counting working days', (kind, today, due) => {
    expect(inquiryDueOn(kind, today)).toBe(due)
  })
})

describe('the answer of a request (4.13.9)', () => {
  it('fits what was asked, and leaves it where it says', () => {
    expect(
      inquiryKinds.map((kind) => outcomesOf(kind).map((each) => `${each} ${statusAfter(each)}`)),
    ).toEqual([
      ['done done', 'declined declined', 'comment in_progress'],
      ['approved done', 'not_yet declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
      ['done done', 'declined declined', 'comment in_progress'],
    ])
  })

  it('is read back from where the request stands', () => {
    for (const kind of inquiryKinds) {
      for (const outcome of outcomesOf(kind))
        expect(outcomeOf({ kind, status: statusAfter(outcome), isCommented: outcome === 'comment' })).toBe(
          outcome,
        )
      // Not answered, opened again and taken, or taken back.
      expect(outcomeOf({ kind, status: 'open', isCommented: false })).toBeNull()
      expect(outcomeOf({ kind, status: 'in_progress', isCommented: false })).toBeNull()
      expect(outcomeOf({ kind, status: 'withdrawn', isCommented: true })).toBeNull()
    }
  })
})
