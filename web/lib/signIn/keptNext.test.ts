import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dropOldNext, keepNext, takeNext } from './keptNext.ts'

const HOUR = 3_600_000
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('whoever signed up on their way to a booking goes on there once their address is confirmed (K64)', () => {
  keepNext('/go/book/a-token')
  expect(takeNext()).toBe('?next=%2Fgo%2Fbook%2Fa-token')
  expect(takeNext()).toBe('')
})

it('where they were going is forgotten after a day, and by the next who signs up', () => {
  keepNext('/go/book', 0)
  expect(takeNext(25 * HOUR)).toBe('')
  keepNext('/go/book')
  keepNext(undefined)
  expect(takeNext()).toBe('')
  localStorage.setItem('jul.next', 'not JSON')
  expect(takeNext()).toBe('')
})

it('what led nowhere in a day is removed by the next page that looks, and what is younger stays', () => {
  keepNext('/go/book', 0)
  dropOldNext(23 * HOUR)
  expect([...kept.keys()]).toEqual(['jul.next'])
  dropOldNext(25 * HOUR)
  expect([...kept.keys()]).toEqual([])
  // The device's clock was set back by a week.
  keepNext('/go/book', 7 * 24 * HOUR)
  dropOldNext(0)
  expect([...kept.keys()]).toEqual([])
})
