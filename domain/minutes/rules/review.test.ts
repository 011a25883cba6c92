import { describe, expect, it } from 'vitest'
import type { OutcomeLine } from '../types.ts'
import { lineOf } from './offers.ts'
import type { LineDecision } from './review.ts'
import {
  answerTo,
  asReviewed,
  contentCount,
  decidable,
  decideLine,
  leftUndecided,
  readLines,
  sentLines,
  sentWords,
} from './review.ts'

const by = { by: 'julius', at: new Date('2026-06-11T16:00:00Z'), transcriptId: 't' }
const line: OutcomeLine = {
  id: 'a',
  kind: 'action',
  text: 'Send the quote',
  quote: "I'll send the quote.",
  speaker: 'Marta',
  moment: { segment: 3, startMs: 3000 },
  owner: 'Marta',
  dueOn: '2026-06-15',
}
const offer = { ...asReviewed(line, 't'), state: 'open' as const, cues: [{ start: 0, end: 9 }] }
const say = (over: Partial<LineDecision> = {}): LineDecision => ({
  ...line,
  state: 'accepted',
  revision: 0,
  ...over,
})

describe('a decision of a line', () => {
  it.each([
    ['as offered', {}, null],
    ['with other spaces', { text: ' Send  the quote ' }, null],
    ['as it was said', { text: "I'll send the quote." }, null],
    ['in other words', { text: 'Send Kestrel the quote' }, 'julius'],
  ])('%s is worded by %s (4.13.8)', (_, over, wordedBy) => {
    expect(decideLine(offer, say(over), by)).toMatchObject({ wordedBy, decidedBy: 'julius', revision: 1 })
  })

  it('keeps who worded it where only the owner changes, and takes it back with the words', () => {
    const worded = decideLine(offer, say({ text: 'Better' }), { ...by, by: 'ana' })
    expect(decideLine(worded, say({ text: 'Better', owner: 'Tomasz' }), by).wordedBy).toBe('ana')
    expect(decideLine(worded, say({ state: 'open' }), by)).toMatchObject({ wordedBy: null, decidedBy: null })
  })

  it('of a line nobody offered begins an added one: selected words are nobody’s, typed ones the person’s', () => {
    expect(decideLine(null, say({ text: line.quote ?? '' }), by)).toMatchObject({
      tier: 'added',
      wordedBy: null,
    })
    expect(decideLine(null, say({ kind: 'summary', text: 'All well', quote: null }), by).wordedBy).toBe(
      'julius',
    )
  })

  it('moves the cue words with a quote that took in the sentence before', () => {
    const next = decideLine(offer, say({ quote: `Well. ${line.quote}` }), by)
    expect(next.cues).toEqual([{ start: 6, end: 15 }])
    expect(decideLine(offer, say({ quote: 'Other words' }), by).cues).toEqual([])
  })

  it('keeps the suggested owner and date of what is no action, and shows neither', () => {
    const decision = decideLine(offer, say({ kind: 'decision' }), by)
    expect(decision.owner).toBe('Marta')
    expect(lineOf(decision)).toMatchObject({ owner: null, dueOn: null })
  })

  it('sent again stands, sent on an older revision is overtaken', () => {
    const stored = decideLine(offer, say(), by)
    expect(answerTo(offer, say())).toBe('taken')
    expect(answerTo(stored, say())).toBe('there')
    expect(answerTo(stored, say({ state: 'dismissed' }))).toBe('overtaken')
    expect(answerTo(stored, say({ state: 'dismissed', revision: 1 }))).toBe('taken')
    expect(answerTo(null, say())).toBe('taken')
  })
})

it('a line that was emptied with the consent is dismissed as it is, and accepted once it has words (4.13.8)', () => {
  const emptied = { ...offer, id: 'b', text: '' }
  expect(decidable([offer, emptied], 'accepted')).toEqual([offer])
  expect(decidable([offer, emptied], 'dismissed')).toEqual([offer, emptied])
})

describe('what is sent', () => {
  it('is none of what is still open, and names alone are nothing', () => {
    const accepted = { ...line, id: 'b' }
    const emptied = { ...line, id: 'c', text: '' }
    const offers = [
      { id: 'a', state: 'open' as const },
      ...['b', 'c'].map((id) => ({ id, state: 'accepted' as const })),
    ]
    expect(sentLines([line, accepted, emptied], offers)).toEqual([accepted])
    expect(contentCount([line, { kind: 'attendee' }, { kind: 'topic' }])).toBe(1)
  })

  it('is said in the order of the talk, after what has no moment', () => {
    const offers = ['a', 'b', 'c'].map((id) => ({ id, state: 'accepted' as const }))
    const early = { ...line, id: 'b', moment: { segment: 1, startMs: 900 } }
    const bare = { ...line, id: 'c', moment: null }
    expect(sentLines([line, early, bare], offers).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    const later = { ...line, id: 'd' }
    const asOffered = [
      { id: 'a', state: 'accepted' as const },
      { id: 'd', state: 'accepted' as const },
    ]
    expect(sentLines([later, line], asOffered).map(({ id }) => id)).toEqual(['a', 'd'])
  })

  it('is no claim of the program that nobody has decided, and whatever a person wrote (K70)', () => {
    const insight = { ...line, id: 'b', kind: 'insight' as const }
    const written = { ...insight, id: 'c', wordedBy: 'julius' }
    const topic = { ...line, id: 'd', kind: 'topic' as const }
    expect(sentLines([insight, written, topic], [])).toEqual([written, topic])
    const states = [insight, written, topic].map((each) => asReviewed(each, 't').state)
    expect(states).toEqual(['open', 'accepted', 'accepted'])
    expect(sentLines([insight], [{ id: 'b', state: 'accepted' }])).toEqual([insight])
  })

  it('leaves the claims that nobody decided for a later version, and nothing without words (K71)', () => {
    const insight = { ...line, id: 'b', kind: 'insight' as const }
    const written = { ...insight, id: 'c', wordedBy: 'julius' }
    const emptied = { ...insight, id: 'd', text: '' }
    const topic = { ...line, id: 'e', kind: 'topic' as const }
    const left = leftUndecided([line, insight, written, emptied, topic], [{ id: 'a' }], 't')
    expect(left).toMatchObject([{ id: 'b', state: 'open', tier: 'drafted', transcriptId: 't', revision: 0 }])
  })

  it('is shown before as it is read after: in its order, and with what its line of the minutes has', () => {
    const reviewed = [
      offer,
      { ...offer, state: 'accepted' as const, kind: 'decision' as const },
      { ...offer, id: 'b', state: 'accepted' as const, moment: { segment: 1, startMs: 900 } },
      { ...offer, id: 'c', state: 'accepted' as const, text: '' },
    ]
    const sent = sentLines(reviewed.slice(1).map(lineOf), reviewed.slice(1))
    expect(readLines(reviewed).map(lineOf)).toEqual(sent)
    expect(readLines(reviewed)).toMatchObject([
      { id: 'b', owner: 'Marta', dueOn: '2026-06-15' },
      { id: 'a', kind: 'decision', owner: null, dueOn: null },
    ])
  })

  it('is said in words', () => {
    const accepted = (kind: OutcomeLine['kind']) => ({ kind, state: 'accepted' as const })
    expect(
      sentWords([accepted('action'), accepted('summary'), accepted('action'), accepted('decision')]),
    ).toBe('the summary, 2 actions and 1 decision')
    expect(sentWords([accepted('next_step')])).toBe('1 next step')
    expect(sentWords([{ kind: 'action', state: 'open' }, accepted('attendee')])).toBeNull()
  })
})
