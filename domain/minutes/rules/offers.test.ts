import { expect, it } from 'vitest'
import type { Draft, Offer, OutcomeLine } from '../types.ts'
import type { ReviewedLine } from './offers.ts'
import { standsInDraft, withDecisions } from './offers.ts'

const line = { speaker: 'Marta', owner: null, dueOn: null }
const at = (segment: number) => ({ segment, startMs: segment * 1000 })
const offer = (quote: string, tier: Offer['tier'] = 'drafted'): Offer => ({
  ...line,
  kind: 'action',
  text: `${quote}!`,
  quote,
  moment: at(quote.length),
  tier,
  probability: 0.5,
  cues: [],
  before: null,
  after: null,
  dueWords: null,
})
const insight = {
  ...line,
  kind: 'insight',
  text: 'Depots pay.',
  quote: 'Depots pay.',
  moment: at(1),
} as const
const draft: Draft = {
  lines: [insight],
  offers: [offer('send it'), offer('ask them', 'maybe')],
  isEnglish: true,
}
const first = withDecisions(draft, [], [], { transcriptId: 't', freshIds: ['1', '2', '3'] })
const again = (before: readonly OutcomeLine[], known: readonly ReviewedLine[], transcriptId = 't') =>
  withDecisions(draft, before, known, { transcriptId, freshIds: ['7', '8', '9'] })

it('a line under Maybe stands in no draft until it is accepted', () => {
  expect(first.lines.map((each) => each.id)).toEqual(['1', '2'])
  expect(first.offers.map((each) => [each.id, each.tier, each.state])).toEqual([
    ['2', 'drafted', 'open'],
    ['3', 'maybe', 'open'],
  ])
  expect(standsInDraft({ tier: 'maybe', state: 'accepted' })).toBe(true)
  expect(standsInDraft({ tier: 'drafted', state: 'dismissed' })).toBe(false)
})

it('what a person decided, worded, added or wrote outlives a draft made again (T-087)', () => {
  const [sent, asked] = first.offers
  if (!sent || !asked) throw new Error('no offers')
  const decided = [
    { ...sent, state: 'dismissed' as const },
    {
      ...asked,
      state: 'accepted' as const,
      kind: 'decision' as const,
      text: 'We ask them.',
      wordedBy: 'julius',
    },
    { ...asked, id: 'added', tier: 'added' as const, quote: 'look at it', state: 'accepted' as const },
  ]
  const written = {
    ...line,
    id: 'w',
    kind: 'summary',
    text: 'All well.',
    quote: null,
    moment: null,
    wordedBy: 'julius',
  } as const
  const before = [written, { ...insight, id: '1', text: 'Depots pay more.', wordedBy: 'julius' }]
  const next = again(before, decided)
  expect(next.lines.map((each) => [each.id, each.kind, each.text])).toEqual([
    ['w', 'summary', 'All well.'],
    ['1', 'insight', 'Depots pay more.'],
    ['3', 'decision', 'We ask them.'],
    ['added', 'action', 'ask them!'],
  ])
  expect(next.offers.map((each) => each.state)).toEqual(['dismissed', 'accepted'])
})

it('what was accepted of another transcript stays with it', () => {
  const [, asked] = first.offers
  if (!asked) throw new Error('no offers')
  const old = [{ ...asked, id: 'old', quote: 'said elsewhere', state: 'accepted' as const }]
  expect(again([], old, 'u').lines.map((each) => each.id)).toEqual(['7', '8'])
})

it('what a person typed rests on no transcript and outlives a draft of another', () => {
  const [, asked] = first.offers
  if (!asked) throw new Error('no offers')
  const typed = {
    ...asked,
    id: 'typed',
    tier: 'added' as const,
    text: 'Raise the price.',
    quote: null,
    moment: null,
    wordedBy: 'julius',
    transcriptId: null,
  }
  const known = [
    { ...typed, state: 'accepted' as const },
    { ...typed, id: 'gone', state: 'dismissed' as const },
  ]
  expect(again([], known, 'u').lines.map((each) => each.id)).toEqual(['7', '8', 'typed'])
})
