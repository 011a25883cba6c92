import { expect, it } from 'vitest'
import { bookedLate } from '#domain/booking/texts.ts'
import { freeWords } from './freeWords.ts'

const freeUntil = '2026-11-24T09:00:00.000Z'

it('says until when a booking is free, and of one inside the 24 hours that its credit is gone (T-075)', () => {
  expect(freeWords(freeUntil, 'UTC', new Date(freeUntil))).toMatch(
    /^Free to move or cancel until .*24 November.*, 09:00\. The credit comes back\.$/,
  )
  expect(freeWords(freeUntil, 'UTC', new Date('2026-11-24T09:00:01.000Z'))).toBe(bookedLate)
  expect(bookedLate).toBe(
    "It's less than 24 hours until the start: it can no longer be cancelled free of charge, and the credit won't come back.",
  )
})
