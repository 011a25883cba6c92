import { randomBytes } from 'node:crypto'
import type { Config } from './config.ts'
import { isMacOf, macOf } from './keyRing.ts'
import { cookieAttributes, cookieValue } from './signInCookie.ts'

// An office's machine has a handful of accounts; the oldest is forgotten first.
const MOST_ACCOUNTS = 5
// What browsers keep a cookie for at most.
const KEPT_SECONDS = 400 * 86_400

/** On https bound to this host alone, as the sign-in is (4.12.9). */
const cookieName = (config: Pick<Config, 'publicUrl'>): string =>
  config.publicUrl.protocol === 'https:' ? '__Host-known' : 'known'

/** A browser by a name of its own, and the proofs of the accounts that have signed in there. */
export type KnownBrowser = { id: string; proofs: readonly string[] }

/**
 * The browser that a request comes from, or null where it is none that we made. The cookie holds no address of a
 * person: a proof is a signature over browser and account, and says nothing to whoever has not the key.
 */
export function readKnownBrowser(
  header: string | undefined,
  config: Pick<Config, 'publicUrl'>,
): KnownBrowser | null {
  const [id, signature, ...proofs] = cookieValue(header, cookieName(config))?.split('.') ?? []
  if (!id || !signature || !isMacOf(provenText(id, ''), signature)) return null
  return { id, proofs: proofs.slice(0, MOST_ACCOUNTS) }
}

/** Whether the account has signed in from this browser before. */
export function knowsAccount(browser: KnownBrowser, account: string): boolean {
  const wanted = provenText(browser.id, account)
  return browser.proofs.some((proof) => isMacOf(wanted, proof))
}

/** The header by which this browser is known for the account from now on (4.13.15). It signs nobody in. */
export function writeKnownBrowser(
  header: string | undefined,
  account: string,
  config: Pick<Config, 'publicUrl'>,
): string {
  const { id, proofs } = readKnownBrowser(header, config) ?? {
    id: randomBytes(16).toString('base64url'),
    proofs: [],
  }
  const own = provenText(id, account)
  const kept = [macOf(own), ...proofs.filter((proof) => !isMacOf(own, proof))].slice(0, MOST_ACCOUNTS)
  const value = [id, macOf(provenText(id, '')), ...kept].join('.')
  return `${cookieName(config)}=${value}; ${cookieAttributes(config)}; Max-Age=${KEPT_SECONDS}`
}

// Named, so that no signature of a sign-in is ever one of these.
const provenText = (id: string, account: string): string => `known browser\n${id}\n${account}`
