import { expect, it } from 'vitest'
import { readingMinutes } from './reading.ts'

it('counts the words of every part of a text, two hundred a minute, and never less than a minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes(['a '.repeat(150), { list: ['b '.repeat(149), 'c'] }])).toBe(2)
  expect(readingMinutes({ title: 'a '.repeat(700), body: [{ rows: [['b '.repeat(100)]] }] })).toBe(4)
})
