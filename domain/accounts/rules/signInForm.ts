import type { Problem } from '#domain/decision.ts'
import { fieldTexts } from '../texts/profile.ts'
import { isEmail } from './fields.ts'

/** What is wrong with an address that somebody signs in with, or null (spec 1 §5). */
export function emailProblem(text: string): string | null {
  const address = text.trim()
  if (address === '') return fieldTexts.required('Email')
  return isEmail(address) ? null : fieldTexts.email('Email')
}

/** What is wrong with a typed sign-in before anybody is asked: one problem a field, in their order (spec 1 §5). */
export function checkSignIn(typed: { readonly email: string; readonly password: string }): Problem[] {
  const email = emailProblem(typed.email)
  return [
    ...(email ? [{ field: 'email', message: email }] : []),
    ...(typed.password === '' ? [{ field: 'password', message: fieldTexts.required('Password') }] : []),
  ]
}
