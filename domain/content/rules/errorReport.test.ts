import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorReportLimits } from '../limits.ts'
import { cleanErrorReport } from './errorReport.ts'

const report = {
  path: '/dashboard',
  message: 'x is not a function',
  stack: 'at y (/assets/z.js:1:2)',
  release: 'a1b2',
}

describe('an error report (T-172)', () => {
  it('keeps where, what and which version', () => {
    expect(cleanErrorReport(report)).toEqual(report)
  })

  it.each([
    ['a query', { path: '/auth/reset?token=secret' }, { path: '/auth/reset' }],
    ['a hash', { path: '/dashboard#me' }, { path: '/dashboard' }],
    [
      'an id in the address',
      { path: '/vip/members/0f8fad5b-d9cb-469f-a165-70867728950e' },
      { path: '/vip/members/[id]' },
    ],
    ['an address of another site', { path: 'https://evil.example' }, { path: '/' }],
    [
      'an e-mail address',
      { message: 'no user ada@lovelace.example here' },
      { message: 'no user [address] here' },
    ],
    [
      'a token in a stack',
      { stack: 'at https://jul.example/a.js?t=1:2:3' },
      { stack: 'at https://jul.example/a.js:2:3' },
    ],
    ['a secret', { message: `bad ${'k'.repeat(40)}` }, { message: 'bad [id]' }],
    ['what cannot be stored', { message: 'a\u0000b' }, { message: 'ab' }],
    ['what is no version', { release: '<b>1</b>' }, { release: 'b1b' }],
  ])('loses %s', (_what, given, kept) => {
    expect(cleanErrorReport({ ...report, ...given })).toEqual({ ...report, ...kept })
  })

  it('fits its bounds whatever it is given, and cleaning it again changes nothing that is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6000, unit: 'binary' }), (text) => {
        const clean = cleanErrorReport({ path: `/${text}`, message: text, stack: text, release: text })
        for (const key of ['path', 'message', 'stack', 'release'] as const) {
          expect(clean[key].length).toBeLessThanOrEqual(errorReportLimits[key])
          expect(clean[key].isWellFormed()).toBe(true)
          expect(clean[key]).not.toContain('\u0000')
        }
      }),
    )
  })
})
