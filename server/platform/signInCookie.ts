import { hash } from 'node:crypto'
import { signInLimits } from '#domain/accounts/limits.ts'
import type { Config } from './config.ts'
import { cookieMac, isCookieMac, keepSecrets } from './keyRing.ts'

/** On https the cookie is bound to this host alone; http is for this machine only (4.12.9). */
export const cookieName = (config: Pick<Config, 'publicUrl'>): string =>
  config.publicUrl.protocol === 'https:' ? '__Host-sid' : 'sid'

// Cookies whose signature was right, and the stored form of their tokens: the same one comes with every request.
const signed = new Map<string, string>()
const MOST_SIGNED = 5_000
/** The secrets that sign cookies and everything else, known once the data folder or the configuration has given them. */
export function keepCookieSecret(current: string, earlier: readonly string[] = []): void {
  keepSecrets(current, earlier)
  signed.clear()
}

/**
 * The stored form of the token in a signed cookie (`token.signature`), or null. The signature is checked
 * here in process, so that a forged cookie costs no look-up.
 */
export function readTokenHash(header: string | undefined, config: Pick<Config, 'publicUrl'>): string | null {
  const raw = cookieValue(header, cookieName(config))
  if (!raw) return null
  const known = signed.get(raw)
  if (known) return known
  const cut = raw.lastIndexOf('.')
  if (cut < 1) return null
  const token = raw.slice(0, cut)
  if (!isCookieMac(token, raw.slice(cut + 1))) return null
  const tokenHash = hashToken(token)
  if (signed.size >= MOST_SIGNED) signed.delete(signed.keys().next().value ?? '')
  signed.set(raw, tokenHash)
  return tokenHash
}

// Sign-ins that were looked up and hold no more, by the stored form of their tokens.
const ended = new Set<string>()
const MOST_ENDED = 5_000

/** Remembers that a sign-in was looked up and holds no more: its cookie keeps no place for its bearer (4.13.15). */
export function noteEnded(tokenHash: string): void {
  if (ended.size >= MOST_ENDED) ended.delete(ended.values().next().value ?? '')
  ended.add(tokenHash)
}

/** Whether a sign-in was looked up and holds no more. */
export const hasEnded = (tokenHash: string): boolean => ended.has(tokenHash)

/** Whether a request brings a sign-in that we made, and of which nobody has heard that it is over. */
export function bringsSignIn(header: string | undefined, config: Pick<Config, 'publicUrl'>): boolean {
  const tokenHash = readTokenHash(header, config)
  return tokenHash !== null && !hasEnded(tokenHash)
}

// The longest a sign-in lives; the server ends it earlier than the browser forgets it (T-014).
const COOKIE_SECONDS = signInLimits.absoluteMs / 1000

/** The signed value of a token, in the form Better Auth writes: `token.signature`, encoded for a cookie. */
export const signToken = (token: string): string => encodeURIComponent(`${token}.${cookieMac(token)}`)

/** A signed value as it is signed now, where one of our secrets signed it: parts that know the current one alone read it too. */
export function signedNow(value: string): string {
  const cut = value.lastIndexOf('.')
  const token = value.slice(0, cut)
  return cut > 0 && isCookieMac(token, value.slice(cut + 1)) ? `${token}.${cookieMac(token)}` : value
}

/** The header that keeps a signed value in this browser: out of reach of scripts and of other sites' posts. */
export const writeCookie = (value: string, config: Pick<Config, 'publicUrl'>): string =>
  `${cookieName(config)}=${value}; ${cookieAttributes(config)}; Max-Age=${COOKIE_SECONDS}`

export const clearCookie = (config: Pick<Config, 'publicUrl'>): string =>
  `${cookieName(config)}=; ${cookieAttributes(config)}; Max-Age=0`

export const cookieAttributes = (config: Pick<Config, 'publicUrl'>) =>
  `Path=/; HttpOnly; SameSite=Lax${config.publicUrl.protocol === 'https:' ? '; Secure' : ''}`

/** Tokens are stored as SHA-256: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): string => hash('sha256', token)

/** A cookie's value out of a request's header, or null. */
export function cookieValue(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) {
      try {
        return decodeURIComponent(value.join('='))
      } catch {
        return null
      }
    }
  }
  return null
}
