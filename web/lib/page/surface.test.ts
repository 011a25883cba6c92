import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseSurface, placeOn, usualLanding, usualSurface } from './surface.ts'

const isPhone = { matches: false }
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('window', { matchMedia: () => isPhone })
})

describe('the console that opens where none is named (4.13.3)', () => {
  it.each([
    [true, 'mobile', '/app'],
    [false, 'desktop', '/dashboard'],
  ] as const)('in a window as narrow as a phone (%s) is %s at %s', (matches, surface, landing) => {
    isPhone.matches = matches
    expect(usualSurface()).toBe(surface)
    expect(usualLanding()).toBe(landing)
  })

  it('is the one that was chosen, however wide the window', () => {
    isPhone.matches = false
    chooseSurface('mobile')
    expect(usualLanding()).toBe('/app')
    isPhone.matches = true
    chooseSurface('desktop')
    expect(usualLanding()).toBe('/dashboard')
  })

  it.each([
    ['card', 'c1', '/app/julboard/card/c1', '/dashboard?tab=julboard&card=c1'],
    ['session', 's1', '/app/sessions/s1', '/dashboard?tab=sessions&session=s1'],
    ['sessions', '', '/app/home?view=sessions', '/dashboard?tab=sessions'],
    ['board', '', '/app/julboard', '/dashboard?tab=julboard'],
    ['home', '', '/app/home', '/dashboard'],
    ['settings', '', '/app/settings', '/dashboard?tab=settings'],
    ['settings', 'privacy', '/app/settings?tab=privacy', '/dashboard?tab=settings&part=privacy'],
    ['constructor', 'x', '/app/home', '/dashboard'],
  ])('shows %s %s at %s or %s', (thing, id, mobile, desktop) => {
    expect(placeOn('mobile', thing, id)).toBe(mobile)
    expect(placeOn('desktop', thing, id)).toBe(desktop)
  })
})
