import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInState } from './signIn.ts'

const minutes = (count: number) => new Date(count * 60_000)
const at = (now: number, active: number, isStaff = false) =>
  signInState(minutes(now), { createdAt: minutes(0), lastActiveAt: minutes(active), isStaff })

describe('the life of a sign-in (T-014, T-016, K24)', () => {
  it.each([
    [24.99, 0, false, 'active'],
    [25, 0, false, 'warning'],
    [29.99, 0, false, 'warning'],
    [30, 0, false, 'expired'],
    [50, 30, false, 'active'],
    [719, 700, false, 'active'],
    [720, 719, false, 'expired'],
    [479, 470, true, 'active'],
    [480, 479, true, 'expired'],
    [480, 479, false, 'active'],
  ] as const)('after %s min, active at %s, staff %s: %s', (now, active, isStaff, state) => {
    expect(at(now, active, isStaff).state).toBe(state)
  })

  it('says when and why it ends, and warns only of inactivity', () => {
    expect(at(10, 5)).toEqual({ state: 'active', endsAt: minutes(35), endsBy: 'idle', warnsAt: minutes(30) })
    expect(at(719, 718)).toEqual({ state: 'active', endsAt: minutes(720), endsBy: 'absolute', warnsAt: null })
  })

  it('never comes back to life as time goes on', () => {
    const order = ['active', 'warning', 'expired']
    fc.assert(
      fc.property(fc.nat(800), fc.nat(800), fc.nat(800), fc.boolean(), (one, two, active, isStaff) => {
        const [earlier, later] = one < two ? [one, two] : [two, one]
        expect(order.indexOf(at(later, active, isStaff).state)).toBeGreaterThanOrEqual(
          order.indexOf(at(earlier, active, isStaff).state),
        )
      }),
    )
  })
})
