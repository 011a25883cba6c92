import { expect, it } from 'vitest'
import { eventName } from './eventName.ts'

it.each([
  ['card.made_from_line', 'Card made from line'],
  ['sign_in.failed', 'Sign in failed'],
  ['board.editCard', 'Edit card'],
  ['', ''],
])('%j is read as %j (K34)', (kind, words) => {
  expect(eventName(kind)).toBe(words)
})
