import { describe, expect, it } from 'vitest'
import { greeting } from './greeting.ts'

describe('the greeting follows the reader’s clock', () => {
  it.each([
    [0, 'Good evening'],
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at %i it says %s', (hour, words) => {
    expect(greeting(hour)).toBe(words)
  })
})
