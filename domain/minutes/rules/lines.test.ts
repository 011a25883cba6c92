import { describe, expect, it } from 'vitest'
import { profileLengths } from '#domain/accounts/limits.ts'
import { type OutcomeLine, outcomeStatuses } from '../types.ts'
import { isHiddenSample, summaryOf } from './deliverables.ts'
import { quoteFound, segmentsOfQuote, unprovenLines, withoutEvidence } from './evidence.ts'
import { checkLine } from './lines.ts'
import { momentLabel } from './moments.ts'
import { outcomeLeadsTo } from './status.ts'
import { keepIds } from './versions.ts'

const segments = [
  { startMs: 0, text: 'Good morning.' },
  { startMs: 4000, text: "I'll redraft the quote at €790" },
  { startMs: 9000, text: 'per depot by Monday.  Fine.' },
]
const line: OutcomeLine = {
  id: 'a',
  kind: 'action',
  text: 'Redraft the quote',
  quote: "I'll redraft the quote at €790 per depot by Monday.",
  speaker: 'Marta',
  moment: { segment: 1, startMs: 4000 },
  owner: 'Marta',
  dueOn: '2026-06-15',
}

describe('a moment', () => {
  it.each([
    [872_000, '14:32'],
    [4_121_999, '1:08:41'],
    [0, '0:00'],
    [5_000, '0:05'],
    [null, 'line 42'],
  ])('%s ms is shown as %s (4.12.10)', (startMs, label) => {
    expect(momentLabel({ segment: 3, startMs }, 42)).toBe(label)
  })

  it('without a time and without its file is not shown, rather than a line that may be wrong (4.12.10)', () => {
    expect(momentLabel({ segment: 3, startMs: null }, null)).toBeNull()
    expect(momentLabel({ segment: 3, startMs: 5_000 }, null)).toBe('0:05')
  })
})

const longest = `${'x'.repeat(profileLengths.firstName)} ${'y'.repeat(profileLengths.lastName)}`

describe('a line', () => {
  it.each([
    [{}, []],
    [{ text: ' ' }, ['text_missing']],
    [{ text: 'x'.repeat(1001) }, ['text_too_long']],
    [{ quote: 'x'.repeat(2001) }, ['quote_too_long']],
    [{ owner: longest, speaker: longest }, []],
    [{ owner: `${longest}x` }, ['name_too_long']],
    [{ speaker: `${longest}x` }, ['name_too_long']],
    [{ dueOn: '2026-02-30' }, ['due_invalid']],
    [{ kind: 'insight' as const }, ['due_not_allowed']],
    [{ moment: { segment: -1, startMs: null } }, ['moment_invalid']],
    [{ moment: { segment: 1, startMs: 1.5 } }, ['moment_invalid']],
  ])('with %j has %j', (change, problems) => {
    expect(checkLine({ ...line, ...change })).toEqual(problems)
  })
})

describe('the sentence a line rests on (K70)', () => {
  it('is found where it begins, across segments, and nowhere else', () => {
    expect(quoteFound(segments, 1, line.quote ?? '')).toBe(true)
    expect(quoteFound(segments, 0, line.quote ?? '')).toBe(false)
    expect(quoteFound(segments, 2, 'Fine.')).toBe(true)
    expect(quoteFound(segments, 1, 'Fine.')).toBe(false)
    expect(quoteFound(segments, 1, "I'll redraft the quote at €690")).toBe(false)
    expect(quoteFound(segments, 9, 'Fine.')).toBe(false)
    expect(quoteFound(segments, 1, ' ')).toBe(false)
  })

  it('runs over as many segments as it takes, and over one where it stands no more', () => {
    expect(segmentsOfQuote(segments, 1, line.quote)).toBe(2)
    expect(segmentsOfQuote(segments, 1, 'the quote at €790')).toBe(1)
    expect(segmentsOfQuote(segments, 0, "Good morning. I'll redraft the quote at €790 per depot")).toBe(3)
    expect(segmentsOfQuote(segments, 1, 'I will pay you.')).toBe(1)
    expect(segmentsOfQuote(segments, 1, null)).toBe(1)
    expect(segmentsOfQuote(segments, 9, 'Fine.')).toBe(1)
  })

  it.each([
    [{}, []],
    [{ quote: null }, ['quote_missing']],
    [{ moment: null }, ['moment_missing']],
    [{ moment: null, quote: null }, ['moment_missing', 'quote_missing']],
    [{ moment: { segment: 1, startMs: 4001 } }, ['moment_invalid']],
    [{ quote: 'I will pay you.' }, ['quote_not_found']],
    [{ kind: 'summary' as const, quote: 'I will pay you.' }, ['quote_not_found']],
    [{ kind: 'summary' as const, quote: null, moment: null }, []],
    [{ kind: 'attendee' as const, quote: null }, []],
  ])('a line with %j lacks %j', (change, problems) => {
    const found = unprovenLines([{ ...line, ...change }], segments)
    expect(found).toEqual(problems.length > 0 ? [{ id: 'a', problems }] : [])
  })

  it('goes when consent is withdrawn, and the wording stays (4.12.11)', () => {
    expect(withoutEvidence(line)).toEqual({ ...line, quote: null, speaker: null, moment: null })
  })
})

describe('versions of an outcome (T-087)', () => {
  const other = { ...line, id: 'b', text: 'Other' }

  it('a second draft keeps the ids of lines that rest on the same sentence', () => {
    const { id: _, ...draft } = line
    const kept = keepIds(
      [other, line],
      [{ ...draft, quote: 'New.' }, { ...draft, text: 'x' }, draft],
      ['1', '2', '3'],
    )
    expect(kept.map((each) => each.id)).toEqual(['1', 'a', '3'])
  })

  it('moves only in its order', () => {
    const moves = outcomeStatuses.flatMap((from) =>
      outcomeStatuses.filter((to) => outcomeLeadsTo(from, to)).map((to) => `${from} ${to}`),
    )
    expect(moves).toEqual([
      'draft reviewed',
      'draft approved',
      'draft archived',
      'reviewed draft',
      'reviewed approved',
      'reviewed archived',
      'approved archived',
    ])
  })
})

describe('deliverables (spec 2 §2)', () => {
  it('summarises with two topics and two actions', () => {
    const lines = ['1', '2', '3'].flatMap((id) => [
      { ...line, id: `t${id}`, kind: 'insight' as const },
      { ...line, id: `a${id}` },
    ])
    const summary = summaryOf(lines)
    expect(summary.topics.map((each) => each.id)).toEqual(['t1', 't2'])
    expect(summary.actions.map((each) => each.id)).toEqual(['a1', 'a2'])
  })

  it('names what was talked about where less was found than there is room for', () => {
    const topics = ['1', '2'].map((id) => ({ ...line, id: `t${id}`, kind: 'topic' as const }))
    const found = { ...line, id: 'i', kind: 'insight' as const }
    expect(summaryOf(topics).topics.map((each) => each.id)).toEqual(['t1', 't2'])
    expect(summaryOf([...topics, found]).topics.map((each) => each.id)).toEqual(['i', 't1'])
  })

  it('hides test rows by whole words and only where marked (T-085)', () => {
    const row = { isSample: true, isImported: false, isUnhidden: false }
    const titles = ['Demo call', 'Latest numbers', 'Contest strategy', 'A test']
    expect(titles.map((title) => isHiddenSample({ ...row, title }))).toEqual([true, false, false, true])
    const review = { ...row, title: 'Product demo review' }
    expect(isHiddenSample({ ...review, isSample: false })).toBe(false)
    expect(isHiddenSample({ ...review, isSample: false, isImported: true })).toBe(true)
    expect(isHiddenSample({ ...review, isUnhidden: true })).toBe(false)
  })
})
