import { signInMailLimits } from '#domain/accounts/limits.ts'
import type { Config } from '#server/platform/config.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { cookieAttributes, cookieValue, hashToken } from '#server/platform/signInCookie.ts'

/** On https bound to this host alone, as the sign-in is (4.12.9). */
const cookieName = (config: Pick<Config, 'publicUrl'>): string =>
  config.publicUrl.protocol === 'https:' ? '__Host-asked' : 'asked'

/** The stored name of the browser that a request comes from, where it has asked for an email that signs in; else null. */
export function readAskingBrowser(
  header: string | undefined,
  config: Pick<Config, 'publicUrl'>,
): string | null {
  const secret = cookieValue(header, cookieName(config))
  return secret && /^[\w-]{43}$/.test(secret) ? hashToken(`asked:${secret}`) : null
}

/** A secret of this browser, and the header that keeps it for as long as the email works. Out of reach of scripts. */
export function makeAskingBrowser(config: Pick<Config, 'publicUrl'>): {
  browserHash: string
  cookie: string
} {
  const secret = newSecret()
  return {
    browserHash: hashToken(`asked:${secret}`),
    cookie: `${cookieName(config)}=${secret}; ${cookieAttributes(config)}; Max-Age=${signInMailLimits.lifeMs / 1000}`,
  }
}

/** The header that forgets it. */
export const forgetAskingBrowser = (config: Pick<Config, 'publicUrl'>): string =>
  `${cookieName(config)}=; ${cookieAttributes(config)}; Max-Age=0`
