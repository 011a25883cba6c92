import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPlace, stepPlace } from './quickNavigation.ts'

describe('the list of quick navigation (K08)', () => {
  it.each([
    ['Dashboard', 'BOARD', true],
    ['Dashboard', '  dash ', true],
    ['Home', '', true],
    ['VIP', 'vip', true],
    ['Home', 'omd', false],
  ])('%s answers %j: %s', (label, typed, isFound) => {
    expect(matchesPlace(label, typed)).toBe(isFound)
  })

  it('wraps at both ends, and every step up undoes a step down', () => {
    expect(stepPlace(-1, 1, 3)).toBe(0)
    expect(stepPlace(-1, -1, 3)).toBe(2)
    expect(stepPlace(2, 1, 3)).toBe(0)
    expect(stepPlace(0, -1, 3)).toBe(2)
    expect(stepPlace(0, 1, 0)).toBe(-1)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, seed) => {
        const at = seed % count
        expect(stepPlace(stepPlace(at, 1, count), -1, count)).toBe(at)
      }),
    )
  })
})
