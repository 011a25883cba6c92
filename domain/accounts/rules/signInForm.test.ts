import { expect, it } from 'vitest'
import { checkSignIn, emailProblem } from './signInForm.ts'

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
