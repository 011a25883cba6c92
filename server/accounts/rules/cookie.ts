import type { Config } from '#server/platform/config.ts'
import { cookieName } from '#server/platform/signInCookie.ts'

/** The signed value that Better Auth set, without its attributes: those are ours to give (signInCookie.ts). */
export function cookieFrom(headers: Headers, config: Pick<Config, 'publicUrl'>): string {
  const start = `${cookieName(config)}=`
  const set = headers.getSetCookie().find((each) => each.startsWith(start) && !each.startsWith(`${start};`))
  if (!set) throw new Error('Better Auth set no cookie')
  return (set.split(';', 1)[0] ?? '').slice(start.length)
}

/** Whether a sign-in may be kept here: over plain http on a network the cookie could be read by anybody on the way (4.12.9). */
export const isSafeHost = ({ publicUrl: { protocol, hostname } }: Pick<Config, 'publicUrl'>): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
