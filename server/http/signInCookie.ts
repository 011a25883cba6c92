import { createHash } from 'node:crypto'
import { createHmac } from 'node:crypto'
import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config.ts'

/** On https the cookie is bound to this host alone; http is for this machine only (4.12.9). */
export const cookieName = (config: Pick<Config, 'publicUrl'>): string =>
  config.publicUrl.protocol === 'https:' ? '__Host-sid' : 'sid'

let secret: string | null = null
/** The key that signs cookies, known once the data folder or the configuration has given it. */
export function useCookieSecret(value: string): void {
  secret = value
}

/**
 * The stored form of the token in a signed cookie (`token.signature`), or null. The signature is checked
 * here in process, so that a forged cookie costs no look-up.
 */
export function readTokenHash(header: string | undefined, config: Pick<Config, 'publicUrl'>): string | null {
  const raw = cookieValue(header, cookieName(config))
  if (!raw || !secret) return null
  const cut = raw.lastIndexOf('.')
  if (cut < 1) return null
  const token = raw.slice(0, cut)
  const given = Buffer.from(raw.slice(cut + 1), 'base64')
  const wanted = createHmac('sha256', secret).update(token).digest()
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  return hashToken(token)
}

/** Tokens are stored as SHA-256: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

function cookieValue(header: string | undefined, name: string): string | null {
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
