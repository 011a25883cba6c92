import { expect, it } from 'vitest'
import { isStale } from './edits.ts'

it('is stale once the version has moved on', () => {
  expect(isStale({ version: 4 }, 3)).toBe(true)
  expect(isStale({ version: 3 }, 3)).toBe(false)
})
