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

/** What the pages for signing in were written as at build: each address and what it can show, the first where its query names none (0078). */
export const authDocuments = {
  '/auth': ['sign-in', 'sign-up', 'forgot', 'joined', 'mailed', 'changed'],
  '/auth/verify': ['confirm', 'request', 'address', 'undo'],
  '/auth/reset': ['choose', 'request'],
} as const

type Query = { get(name: string): string | null }

/** An address that can show one of several documents. */
export type AuthPath = keyof typeof authDocuments
/** The name of a document of such an address. */
export type AuthDocument<Path extends AuthPath = AuthPath> = (typeof authDocuments)[Path][number]

const chosen: { [Path in AuthPath]: (query: Query) => AuthDocument<Path> } = {
  '/auth': (query) => authDocuments['/auth'].find((each) => each === query.get('mode')) ?? 'sign-in',
  '/auth/verify': (query) =>
    (['address', 'undo'] as const).find((each) => query.get(each)) ??
    (query.get('token') ? 'confirm' : 'request'),
  '/auth/reset': (query) => (query.get('token') ? 'choose' : 'request'),
}

/** Whether an address can show several documents. */
export const isAuthPath = (path: string): path is AuthPath => Object.hasOwn(authDocuments, path)

/** What an address shows by its query: server and screen ask the same, so that the bytes fit what the program draws (0078). */
export const authDocument = <Path extends AuthPath>(path: Path, query: Query): AuthDocument<Path> =>
  chosen[path](query)

/** Where the build writes each of them. */
export const authDocumentPaths = (path: AuthPath): readonly string[] =>
  authDocuments[path].map((each) => `${path}/${each}`)
