import type { Problem } from '#domain/decision.ts'
import { signInMailLimits } from '../limits.ts'
import { codeTexts } from '../texts/codes.ts'
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
  '/auth': ['sign-in', 'sign-up', 'forgot', 'link', 'code', 'joined', 'mailed', 'changed'],
  '/auth/verify': ['confirm', 'request', 'address', 'undo', 'moved', 'undone', 'stopped', 'spent'],
  '/auth/reset': ['choose', 'elsewhere', 'request'],
  '/auth/factor': ['set-up', 'give'],
  '/magic-auth': ['link', 'pair', 'request', 'square', 'elsewhere'],
} as const

/** How a change of address ended: what such a page says (T-209). */
export const addressEnds = ['moved', 'undone', 'stopped', 'spent'] as const
/** How a link or a square that signs in ended where it signed nobody in (K22, T-108). */
export const signInEnds = ['square', 'elsewhere'] as const

type Query = { get(name: string): string | null }

/** An address that can show one of several documents. */
export type AuthPath = keyof typeof authDocuments
/** The name of a document of such an address. */
export type AuthDocument<Path extends AuthPath = AuthPath> = (typeof authDocuments)[Path][number]

const chosen: { [Path in AuthPath]: (query: Query) => AuthDocument<Path> } = {
  '/auth': (query) => authDocuments['/auth'].find((each) => each === query.get('mode')) ?? 'sign-in',
  '/auth/verify': (query) =>
    (['address', 'undo'] as const).find((each) => query.get(each)) ??
    addressEnds.find((each) => each === query.get('done')) ??
    (query.get('token') ? 'confirm' : 'request'),
  '/auth/reset': (query) => {
    if (!query.get('token')) return 'request'
    return query.get('of') === 'sign-up' ? 'elsewhere' : 'choose'
  },
  // A passkey is given by a program alone, so its page is that of the set-up.
  '/auth/factor': (query) => (query.get('ways')?.split(' ').includes('app') ? 'give' : 'set-up'),
  '/magic-auth': (query) => {
    if (query.get('pair')) return 'pair'
    if (query.get('token')) return 'link'
    return signInEnds.find((each) => each === query.get('show')) ?? 'request'
  },
}

/** Whether an address can show several documents. */
export const isAuthPath = (path: string): path is AuthPath => Object.hasOwn(authDocuments, path)

/** What an address shows by its query: server and screen ask the same, so that the bytes fit what the program draws (0078). */
export const authDocument = <Path extends AuthPath>(path: Path, query: Query): AuthDocument<Path> =>
  chosen[path](query)

/** What is wrong with six digits before anybody is asked, or null; people type the space of the email too (K22). */
export const codeProblem = (text: string): string | null =>
  readCode(text).length === signInMailLimits.digits ? null : codeTexts.short

/** The digits of a code as they were typed. */
export const readCode = (text: string): string => text.replace(/\D/g, '')

/** Where the build writes each of them. */
export const authDocumentPaths = (path: AuthPath): readonly string[] =>
  authDocuments[path].map((each) => `${path}/${each}`)
