import { nextMax } from '../limits.ts'
import { parseAddress } from './webAddress.ts'

/** Where a sign-in leads when nothing better is asked: the console chosen, else the one that fits the window (4.13.3). */
export const landings = { mobile: '/app', desktop: '/dashboard' } as const

// Landing there again would circle, or show no page at all; the page of an email's link waits for whoever signs in first.
const neverNext = /^\/(auth(?!\/verify\/?$)|magic-auth|api)(\/|$)/i

/**
 * A sign-in leads only to a path of this site; whatever does not parse to one falls to the landing (T-201, 4.13.3).
 * `origin` is our own, such as 'https://jul.example'; the answer is path, query and hash.
 */
export function safeNext(raw: unknown, origin: string, landing: string = landings.desktop): string {
  if (typeof raw !== 'string' || raw.length > nextMax || !raw.startsWith('/')) return landing
  const address = parseAddress(raw, origin)
  if (address === null || address.origin !== parseAddress(origin)?.origin) return landing
  const path = address.pathname
  // '/..//evil.example' parses to our origin with the path '//evil.example', which a browser reads as a host.
  if (path.startsWith('//') || path.includes('\\') || neverNext.test(path)) return landing
  return path + address.search + address.hash
}
