import { nextMax } from '../limits.ts'
import { parseAddress } from './webAddress.ts'

/** Where a person lands after sign-in when nothing better is asked (T-201). */
export const defaultNext = '/dashboard'

// Landing there again would circle, or show no page at all.
const neverNext = /^\/(auth|magic-auth|api)(\/|$)/i

/**
 * A sign-in leads only to a path of this site; whatever does not parse to one falls to /dashboard (T-201).
 * `origin` is our own, such as 'https://jul.example'; the answer is path, query and hash.
 */
export function safeNext(raw: unknown, origin: string): string {
  if (typeof raw !== 'string' || raw.length > nextMax || !raw.startsWith('/')) return defaultNext
  const address = parseAddress(raw, origin)
  if (address === null || address.origin !== parseAddress(origin)?.origin) return defaultNext
  const path = address.pathname
  // '/..//evil.example' parses to our origin with the path '//evil.example', which a browser reads as a host.
  if (path.startsWith('//') || path.includes('\\') || neverNext.test(path)) return defaultNext
  return path + address.search + address.hash
}
