import type { CallErrorCode, Problem } from '#contract/errors.ts'
import { viewingRefusal } from '#domain/accounts/texts/views.ts'

/** What a failed call says: the code of the closed list, or `OFFLINE` when no answer came at all. */
export type Refusal = {
  code: CallErrorCode | 'OFFLINE' | 'UNKNOWN'
  /** For people; safe to show. */
  message: string
  /** Why, as `can…` names it; empty where the code says enough. */
  reason: string
  problems: readonly Problem[]
  retryAfterSeconds: number | null
}

const codes: ReadonlySet<string> = new Set<CallErrorCode>([
  'BAD_REQUEST',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
])

/** Reads any thrown value of a call. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof Error)) return { ...nothingKnown, code: 'UNKNOWN' }
  const code = field(error, 'code')
  if (typeof code !== 'string') return { ...nothingKnown, code: 'OFFLINE', message: noConnection }
  const data = field(error, 'data')
  const reason = field(data, 'reason')
  const problems = field(data, 'problems')
  const wait = field(data, 'retryAfterSeconds')
  return {
    code: isCode(code) ? code : 'UNKNOWN',
    // Whatever is pressed in a member's console, its reason is the same.
    message: reason === 'viewing' ? viewingRefusal : isCode(code) ? error.message : nothingKnown.message,
    reason: typeof reason === 'string' ? reason : '',
    problems: Array.isArray(problems) ? problems.filter(isProblem) : [],
    retryAfterSeconds: typeof wait === 'number' ? wait : null,
  }
}

const passing: ReadonlySet<string> = new Set([
  'OFFLINE',
  'UNKNOWN',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
])

/** Whether the server did not get as far as an answer: what was known before stays true until it does. */
export const isNoAnswer = (error: unknown): boolean => passing.has(refusalOf(error).code)

/** The words a feature has for a reason; undefined where it has none. */
export const reasonWords = (words: Readonly<Record<string, string>>, reason: string): string | undefined =>
  Object.hasOwn(words, reason) ? words[reason] : undefined

const noConnection = 'No connection. Check your network and try again.'
const nothingKnown = {
  message: 'Something went wrong. Please try again.',
  reason: '',
  problems: [],
  retryAfterSeconds: null,
}

function isCode(code: string): code is CallErrorCode {
  return codes.has(code)
}

function isProblem(value: unknown): value is Problem {
  return typeof field(value, 'field') === 'string' && typeof field(value, 'message') === 'string'
}

function field(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
