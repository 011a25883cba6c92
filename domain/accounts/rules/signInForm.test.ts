import { describe, expect, it } from 'vitest'
import { authDocument, authDocumentPaths, checkSignIn, emailProblem, isAuthPath } from './signInForm.ts'

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

const shown = (path: '/auth' | '/auth/verify' | '/auth/reset', query: string) =>
  authDocument(path, new URLSearchParams(query))

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
    ['/auth/reset', 'token=a', 'choose'],
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
    expect(authDocumentPaths('/auth/reset')).toEqual(['/auth/reset/choose', '/auth/reset/request'])
  })
})
