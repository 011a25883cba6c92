import { afterEach, expect, it, vi } from 'vitest'
import { noteServerTime, serverNow } from './serverClock.ts'

const there = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['right', 0, 0],
  ['20 minutes ahead', 20 * MINUTE, 20 * MINUTE],
  ['20 minutes behind', -20 * MINUTE, -20 * MINUTE + 3_000],
])(
  'a clock that is %s is corrected by what it must be wrong by, whatever the answer took (T-015)',
  (_what, wrong, off) => {
    vi.useFakeTimers({ now: there + wrong })
    const askedAt = Date.now()
    // The server said it at once, and the answer took three seconds.
    vi.setSystemTime(there + wrong + 3_000)
    noteServerTime(new Date(there).toISOString(), askedAt)
    expect(Date.now() - serverNow()).toBe(off)
  },
)
