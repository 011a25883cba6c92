import { expect, it } from 'vitest'
import { bookingPrice, isLockedService, isPriced, openService, serviceCost } from './servicePrice.ts'

const credits = (count: number, isOpen = true) =>
  Array.from({ length: count }, () => ({
    service: 'retainer' as const,
    can: { spend: { ok: isOpen, reason: null }, revoke: { ok: false, reason: null } },
  }))

it('one booking costs one credit, however many there are (T-061)', () => {
  expect(bookingPrice('retainer', credits(2))).toBe('1 of your 2 credits')
  expect(bookingPrice('retainer', credits(1))).toBe('1 credit')
  expect(serviceCost('retainer', credits(2))).toBe('2 credits')
})

it('a retainer session without a credit is asked for, and stays with Pro (spec 2 §2)', () => {
  expect(serviceCost('retainer', credits(1, false))).toBe('On request')
  expect(isLockedService('retainer', { plans: ['mobile_premium', 'desktop_standard'] }, [])).toBe(true)
  expect(isLockedService('retainer', { plans: ['mobile_premium', 'desktop_standard'] }, credits(1))).toBe(
    false,
  )
  expect(isLockedService('retainer', { plans: ['mobile_free', 'desktop_pro'] }, [])).toBe(false)
  expect(isLockedService('retainer', { plans: ['mobile_pro', 'desktop_standard'] }, [])).toBe(false)
  expect(isLockedService('retainer', null, undefined)).toBe(false)
})

it('only what has a price and is not paid by a credit is priced, which there is in euro alone (T-040)', () => {
  const strategy = credits(1).map((credit) => ({ ...credit, service: 'strategy' as const }))
  expect(isPriced('strategy', [])).toBe(true)
  expect(isPriced('strategy', undefined)).toBe(true)
  expect(isPriced('strategy', strategy)).toBe(false)
  expect(isPriced('retainer', [])).toBe(false)
})

it('a service of another plan is not chosen, however it was come by, and one is waited for that a credit may open (spec 2 §2)', () => {
  const reader = { plans: ['mobile_premium', 'desktop_standard'], isDemo: false } as const
  expect(openService('retainer', reader, [])).toBeNull()
  expect(openService('retainer', reader, undefined)).toBe('retainer')
  expect(openService('retainer', reader, credits(1))).toBe('retainer')
  expect(openService('sprint', reader, [])).toBe('sprint')
  // Who comes without an account may have a plan, and is asked to sign in first.
  expect(openService('retainer', null, undefined)).toBe('retainer')
})
