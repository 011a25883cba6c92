import { randomBytes } from 'node:crypto'
import { formOpenMs } from '#domain/content/limits.ts'
import type { SiteForm } from '#domain/content/rules/forms.ts'
import { isSignedFor, signFor } from '#server/platform/keyRing.ts'
import type { Fills } from './filledPage.ts'
import { attribute } from './filledPage.ts'

/** A page of a form that somebody opened: when, and a number by which it is counted how often it was sent. */
export type OpenedPage = { readonly openedAt: Date; readonly number: string }

const PURPOSE = 'page of a form'

/** The sign that a form carries of when its page was opened; a program that opened none has none (K14). */
export function signPage(form: string, now: Date): string {
  const text = `${form}.${now.getTime().toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${text}.${signFor(PURPOSE, text)}`
}

/** When a form was opened, signed, in its place. */
export const opened = (form: SiteForm, at: Date): Fills => ({
  'opened-at': attribute('value', signPage(form.name, at)),
})

/** The page behind a sign of this form; null where it is not ours, too old, or of a time to come. */
export function readPage(form: string, sign: string, now: Date): OpenedPage | null {
  const cut = sign.lastIndexOf('.')
  if (cut < 1) return null
  const text = sign.slice(0, cut)
  if (!isSignedFor(PURPOSE, text, sign.slice(cut + 1))) return null
  const [of, at = '', number = ''] = text.split('.')
  const openedAt = new Date(Number.parseInt(at, 36))
  const ageMs = now.getTime() - openedAt.getTime()
  return of === form && ageMs >= 0 && ageMs < formOpenMs ? { openedAt, number } : null
}
