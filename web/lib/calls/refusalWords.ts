import { busyWords, tooManyWords } from '#domain/accounts/rules/waiting.ts'
import type { Refusal } from './refusal.ts'
import { refusalOf } from './refusal.ts'

/** What to tell a person about a refusal that belongs to no field; waits are said in words. */
export function wordsOf(refusal: Refusal): string {
  const wait = refusal.retryAfterSeconds
  if (refusal.code === 'TOO_MANY_REQUESTS') return tooManyWords(wait ?? 60)
  if (refusal.code === 'SERVICE_UNAVAILABLE' && wait !== null && wait > 5) return busyWords(wait)
  return refusal.message
}

/** The same for whatever a call threw: what a mutation says that no form waits for. */
export const wordsOfError = (error: unknown): string => wordsOf(refusalOf(error))
