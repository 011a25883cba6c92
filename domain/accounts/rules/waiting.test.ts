import { describe, expect, it } from 'vitest'
import { waitWords } from './waiting.ts'

describe('waitWords', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [12.2, '13 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3600, '1 hour'],
    [3601, '2 hours'],
  ])('says %d seconds as %s', (seconds, words) => {
    expect(waitWords(seconds)).toBe(words)
  })
})
