import { expect, it } from 'vitest'
import { loadFailure } from './loadFailure.ts'

const answered = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
})

it.each([
  [
    'asked three times in a quarter of an hour',
    answered(429, '700'),
    'Too many attempts. Try again in 12 minutes.',
  ],
  ['without a word of how long', answered(429), 'Too many attempts. Try again in 1 minute.'],
  ['while the server is down', answered(503), "Couldn't load your export. Please try again."],
  ['without a connection', null, "Couldn't load your export. Please try again."],
  ['with a sign-in that is over', answered(401), "Couldn't load your export. Please try again."],
])('an export that is loaded %s says what helps (K37, 4.12.8)', (_when, answer, words) => {
  expect(loadFailure(answer)).toBe(words)
})
