import { expect, it } from 'vitest'
import { areTagsSound, noteTags, readTags, recapContext } from './notes.ts'

it('tags are trimmed, each once, and empty ones are dropped (spec 3 §5)', () => {
  expect(noteTags([' pricing ', 'pricing', '', '  '])).toEqual(['pricing'])
  expect(readTags('session, pricing,, session ')).toEqual(['session', 'pricing'])
})

it('ten tags of forty characters are stored, and no more', () => {
  expect(areTagsSound(Array.from({ length: 10 }, () => 'x'.repeat(40)))).toBe(true)
  expect(areTagsSound(Array.from({ length: 11 }, () => 'x'))).toBe(false)
  expect(areTagsSound(['x'.repeat(41)])).toBe(false)
})

it('a note says where it was written, by the words of spec 3 §3', () => {
  expect(recapContext({ id: 'a', title: 'Pricing' })).toEqual({
    type: 'session_recap',
    sessionId: 'a',
    sessionTitle: 'Pricing',
  })
})
