import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeNext } from './next.ts'

const origin = 'https://jul.example'

describe('the address after sign-in (T-201)', () => {
  it.each([
    ['/dashboard?tab=sessions', '/dashboard?tab=sessions'],
    ['/app/julboard/card/0a-1b#notes', '/app/julboard/card/0a-1b#notes'],
    ['/vip', '/vip'],
    ['/a/../app/home', '/app/home'],
    ['/authors', '/authors'],
    // A new address is confirmed by whoever is signed in to the account.
    ['/auth/verify?address=a-link', '/auth/verify?address=a-link'],
  ])('%s stays on this site as %s', (raw, expected) => {
    expect(safeNext(raw, origin)).toBe(expected)
  })

  it.each([
    undefined,
    null,
    42,
    '',
    'dashboard',
    'https://evil.example/',
    'https://jul.example/app',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/auth',
    '/auth/?next=/auth',
    '/AUTH',
    '/auth/verify/confirm',
    '/auth/verify/../sign-in',
    '/auth/reset?token=1',
    '/auth/factor',
    '/magic-auth?token=1',
    '/api/auth/sign-out',
    `/${'a'.repeat(3000)}`,
  ])('%j falls to the dashboard', (raw) => {
    expect(safeNext(raw, origin)).toBe('/dashboard')
  })

  it('never leaves the origin, whatever is typed, and is stable when read again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2f',
      '%5c',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'a',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((all) => `/${all.join('')}`),
          fc.string(),
          fc.webUrl(),
        ),
        (raw) => {
          const next = safeNext(raw, origin)
          expect(new URL(next, origin).origin).toBe(origin)
          expect(next).toMatch(/^\/(?![/\\])/)
          expect(safeNext(next, origin)).toBe(next)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
