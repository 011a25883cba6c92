import { expect, it } from 'vitest'
import { withDismissed } from './nudges.ts'

const bounds = { keptMs: 1_000, most: 2 }

it('keeps what was put away for as long as it counts, the newest of them, and the last one again (T-205)', () => {
  const now = new Date(10_000)
  expect(withDismissed({ old: 9_000, near: 9_500 }, 'new', now, bounds)).toEqual({ near: 9_500, new: 10_000 })
  expect(withDismissed({ one: 9_100, two: 9_200 }, 'three', now, bounds)).toEqual({
    two: 9_200,
    three: 10_000,
  })
  expect(withDismissed({ again: 9_100 }, 'again', now, bounds)).toEqual({ again: 10_000 })
})
