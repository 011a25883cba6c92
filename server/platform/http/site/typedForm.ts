import type { FormField, SiteForm, Typed } from '#domain/content/rules/forms.ts'
import type { Config } from '#server/platform/config.ts'
import { bringsSignIn, cookieValue } from '#server/platform/signInCookie.ts'

type Where = Pick<Config, 'publicUrl'>

/** How long what was typed waits in its browser for whoever sent the form is led to sign in first (0100). */
const WAITS_SECONDS = 3_600
/** Browsers keep 4 kB of a cookie, with its name and what it says of itself. */
const MOST_CHARS = 3_500

/** Bound to this site by its name, and by its path sent with the form alone. */
const cookie = ({ path }: SiteForm, value: string, seconds: number, { publicUrl }: Where): string => {
  const secure = publicUrl.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName({ publicUrl })}=${value}; Path=${path}; HttpOnly; SameSite=Lax${secure}; Max-Age=${seconds}`
}
const cookieName = ({ publicUrl }: Where): string =>
  publicUrl.protocol === 'https:' ? '__Secure-typed' : 'typed'

/** Secrets are typed again, what was agreed to is ticked again, and what a page says of itself is its own. */
const waits = ({ kind }: FormField): boolean => !['password', 'consent', 'hidden'].includes(kind)

/** The header that leaves what was typed into a form in its browser. */
export function keepTyped(form: SiteForm, typed: Typed, config: Where): string {
  const kept = form.fields.filter(waits).map(({ name }) => typed[name] ?? '')
  const value = Buffer.from(JSON.stringify(kept)).toString('base64url')
  return value.length > MOST_CHARS ? forgetTyped(form, config) : cookie(form, value, WAITS_SECONDS, config)
}

/** The header that takes it away again. */
export const forgetTyped = (form: SiteForm, config: Where): string => cookie(form, '', 0, config)

/** What waits for whoever has signed in since; null where nothing does, or nobody is signed in here. */
export function typedBefore(form: SiteForm, cookies: string | undefined, config: Where): Typed | null {
  const value = cookieValue(cookies, cookieName(config))
  if (!value || !bringsSignIn(cookies, config)) return null
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString('utf8'))
    if (!Array.isArray(kept)) return null
    const names = form.fields.filter(waits).map(({ name }) => name)
    return Object.fromEntries(names.map((name, at) => [name, String(kept[at] ?? '')]))
  } catch {
    return null
  }
}
