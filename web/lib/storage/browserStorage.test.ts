import { expect, it, vi } from 'vitest'
import { browserStorage } from './browserStorage.ts'

const refusing = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
})

it('finds nothing and stops nothing where the browser keeps nothing, and says so (F26)', () => {
  for (const given of [undefined, refusing]) {
    vi.stubGlobal('localStorage', given)
    expect(browserStorage.local.get('a')).toBeNull()
    expect(browserStorage.local.set('a', '1')).toBe(false)
    expect(browserStorage.local.set('a', null)).toBe(false)
    expect(() => browserStorage.local.clear()).not.toThrow()
  }
})

it('keeps, reads and takes away', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  expect([browserStorage.session.set('a', '1'), browserStorage.session.get('a')]).toEqual([true, '1'])
  expect([browserStorage.session.set('a', null), browserStorage.session.get('a')]).toEqual([true, null])
})
