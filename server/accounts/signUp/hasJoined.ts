import type { Config } from '#server/platform/config.ts'
import { isMacOf, macOf } from '#server/platform/keyRing.ts'
import { cookieAttributes, cookieValue } from '#server/platform/signInCookie.ts'
import { linkLife } from '../rules/keys.ts'

/** On https bound to this host alone, as the sign-in is (4.12.9). */
const cookieName = (config: Pick<Config, 'publicUrl'>): string =>
  config.publicUrl.protocol === 'https:' ? '__Host-joined' : 'joined'

/**
 * The header by which this browser is known as the one that made an account, for as long as the link works. It has one
 * form whether the address was free or not, holds no address, and signs nobody in without the link (4.13.11). Of an address
 * that was taken `userId` is nobody's: whoever signs up second has made nothing.
 */
export function writeJoinedBrowser(userId: string, now: Date, config: Pick<Config, 'publicUrl'>): string {
  const until = String(now.getTime() + linkLife.confirm)
  const seconds = linkLife.confirm / 1000
  return `${cookieName(config)}=${until}.${macOf(provenText(userId, until))}; ${cookieAttributes(config)}; Max-Age=${seconds}`
}

/** Whether this browser made the account, not longer ago than the link works. */
export function hasJoined(
  header: string | undefined,
  userId: string,
  now: Date,
  config: Pick<Config, 'publicUrl'>,
): boolean {
  const [until = '', proof = ''] = cookieValue(header, cookieName(config))?.split('.') ?? []
  if (!(Number(until) > now.getTime())) return false
  return isMacOf(provenText(userId, until), proof)
}

/** The header that forgets it. */
export const forgetJoinedBrowser = (config: Pick<Config, 'publicUrl'>): string =>
  `${cookieName(config)}=; ${cookieAttributes(config)}; Max-Age=0`

// Named, so that no signature of anything else is ever one of these.
const provenText = (userId: string, until: string): string => `joined\n${userId}\n${until}`
