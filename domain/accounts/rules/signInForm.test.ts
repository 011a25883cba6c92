import { describe, expect, it } from 'vitest'
import type { AuthPath } from './signInForm.ts'
import {
  authDocument,
  authDocumentPaths,
  checkSignIn,
  codeProblem,
  emailProblem,
  isAuthPath,
  readCode,
} from './signInForm.ts'

it('names each field of a sign-in that is missing or no address (spec 1 §5)', () => {
  expect(checkSignIn({ email: ' ', password: '' })).toEqual([
    { field: 'email', message: 'Email is required' },
    { field: 'password', message: 'Password is required' },
  ])
  expect(checkSignIn({ email: 'ada', password: 'x' })).toEqual([
    { field: 'email', message: 'Email must be a valid email' },
  ])
  expect(checkSignIn({ email: ' ada@nord.example ', password: ' ' })).toEqual([])
  expect(emailProblem('ada@nord.example')).toBeNull()
})

it('reads the digits of a code with whatever stands between them (K22)', () => {
  expect(readCode(' 123 456 ')).toBe('123456')
  expect(codeProblem('123 456')).toBeNull()
  for (const text of ['', '12345', '1234567', 'ABCDEF'])
    expect(codeProblem(text)).toBe('Type all six digits.')
})

const shown = (path: AuthPath, query: string) => authDocument(path, new URLSearchParams(query))

describe('which document an address of the sign-in pages shows (0078)', () => {
  it.each([
    ['/auth', '', 'sign-in'],
    ['/auth', 'mode=sign-up&next=%2Fvip', 'sign-up'],
    ['/auth', 'mode=forgot', 'forgot'],
    ['/auth', 'mode=__proto__', 'sign-in'],
    ['/auth/verify', 'token=a', 'confirm'],
    ['/auth/verify', 'token=', 'request'],
    ['/auth/verify', 'undo=a', 'undo'],
    ['/auth/verify', 'address=a', 'address'],
    ['/auth/verify', 'done=undone', 'undone'],
    ['/auth/verify', 'done=confirm', 'request'],
    ['/auth', 'mode=link', 'link'],
    ['/auth', 'mode=code&next=%2Fvip', 'code'],
    ['/auth/factor', 'next=%2Fvip', 'set-up'],
    ['/auth/factor', 'ways=passkey', 'set-up'],
    ['/auth/factor', 'ways=app+passkey', 'give'],
    ['/magic-auth', 'token=a', 'link'],
    ['/magic-auth', 'pair=a', 'pair'],
    ['/magic-auth', 'show=elsewhere', 'elsewhere'],
    ['/magic-auth', 'show=link', 'request'],
    ['/magic-auth', '', 'request'],
    ['/auth/reset', 'token=a', 'choose'],
    ['/auth/reset', 'token=a&of=sign-up', 'elsewhere'],
    ['/auth/reset', 'of=sign-up', 'request'],
    ['/auth/reset', '', 'request'],
  ] as const)('%s with "%s" shows %s', (path, query, name) => {
    expect(shown(path, query)).toBe(name)
  })

  it('is asked of no other address', () => {
    expect(['/auth', '/auth/setup', '/auth/sign-up', 'constructor'].map(isAuthPath)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(authDocumentPaths('/auth/reset')).toEqual([
      '/auth/reset/choose',
      '/auth/reset/elsewhere',
      '/auth/reset/request',
    ])
  })
})
