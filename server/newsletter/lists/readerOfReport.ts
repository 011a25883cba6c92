import { reportDays } from '#domain/newsletter/limits.ts'
import type { Config } from '#server/platform/config.ts'
import { isId } from '#server/platform/isId.ts'
import { isSignedFor, signFor } from '#server/platform/keyRing.ts'
import { cookieAttributes, cookieValue } from '#server/platform/signInCookie.ts'

const PURPOSE = 'a browser that has opened the report'
const DAY_MS = 86_400_000

type Where = Pick<Config, 'publicUrl'>
const cookieName = ({ publicUrl }: Where): string =>
  publicUrl.protocol === 'https:' ? '__Host-report' : 'report'

/** The header by which a browser remembers that it has opened the report by the link of this reader (4.13.18). */
export function rememberReport(readerId: string, config: Where, now: Date): string {
  const text = `${readerId}.${now.getTime().toString(36)}`
  const value = `${text}.${signFor(PURPOSE, text)}`
  return `${cookieName(config)}=${value}; ${cookieAttributes(config)}; Max-Age=${(reportDays * DAY_MS) / 1_000}`
}

/** The header by which it forgets that. */
export const forgetReport = (config: Where): string =>
  `${cookieName(config)}=; ${cookieAttributes(config)}; Max-Age=0`

/** By whose link this browser opened the report within its days; null where it did not. Whether they may still read it, the lists say. */
export function readerOfReport(cookies: string | undefined, config: Where, now: Date): string | null {
  const value = cookieValue(cookies, cookieName(config)) ?? ''
  const cut = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(cut, 0))
  if (text === '' || !isSignedFor(PURPOSE, text, value.slice(cut + 1))) return null
  const [id = '', at = ''] = text.split('.')
  const ageMs = now.getTime() - Number.parseInt(at, 36)
  return isId(id) && ageMs >= 0 && ageMs < reportDays * DAY_MS ? id : null
}
