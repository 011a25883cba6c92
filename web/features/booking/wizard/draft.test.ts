import { expect, it } from 'vitest'
import { emptyDraft, reachable, readDraft } from './draft.ts'

const now = 1_800_000_000_000
const id = '0b0e7a54-8f0c-4a38-9d3c-2f7b8f1e6a01'
const newId = () => id
const empty = emptyDraft(null, now, newId)

it('choices come back as they were kept, and after a week no more', () => {
  const kept = {
    ...empty,
    step: 1 as const,
    service: 'sprint' as const,
    focus: 'Fundraising' as const,
    notes: 'The board pack.',
    people: [{ name: 'Mia', email: 'mia@harbour.example' }],
    mayRecord: true,
  }
  expect(readDraft(JSON.stringify(kept), null, now, newId)).toEqual(kept)
  expect(readDraft(JSON.stringify(kept), null, now + 8 * 86_400_000, newId)).toEqual({
    ...empty,
    at: now + 8 * 86_400_000,
  })
})

it('those of a member are shown to nobody else, and a visitor takes theirs along', () => {
  const kept = (whose: string | null) =>
    JSON.stringify({ ...empty, whose, service: 'sprint', notes: 'Out of money in May.' })
  expect(readDraft(kept('ada'), 'ada', now, newId).notes).toBe('Out of money in May.')
  for (const reader of ['ben', null])
    expect(readDraft(kept('ada'), reader, now, newId)).toEqual({ ...empty, whose: reader })
  expect(readDraft(kept(null), 'ada', now, newId)).toMatchObject({
    whose: 'ada',
    notes: 'Out of money in May.',
  })
})

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  [
    'other words',
    JSON.stringify({ at: now, service: 'dinner', focus: 3, step: 9, people: 'me', sessionId: 'x' }),
  ],
])('whatever is not understood is as if it had not been chosen: %s', (_what, kept) => {
  expect(readDraft(kept, null, now, newId)).toEqual(empty)
})

it('a later step needs the earlier ones (spec 2 §4)', () => {
  expect(reachable({ step: 2, service: null, focus: 'Fundraising' })).toBe(0)
  expect(reachable({ step: 2, service: 'sprint', focus: null })).toBe(1)
  expect(reachable({ step: 2, service: 'sprint', focus: 'Fundraising' })).toBe(2)
  expect(reachable({ step: 0, service: 'sprint', focus: null })).toBe(0)
})
