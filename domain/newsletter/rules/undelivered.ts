import type { MailFailure } from '../types.ts'
import { saysNoBox } from './bounces.ts'

/** What the server itself writes where it was stopped during a last try. */
export const stoppedWhileSending = 'The server was stopped while it was sent.'

/**
 * Reads why an email failed for good. Only what another server said of this receiver says something about the address; a refused
 * password or a line that was cut is about us.
 */
export function mailFailureOf(failure: string | null): MailFailure {
  const said = failure ?? ''
  if (said === stoppedWhileSending) return 'stopped'
  // As nodemailer words an answer to RCPT TO and to DATA; the rest is about us.
  const [, answer = ''] = said.match(/(?:recipients were rejected|Message failed): (.*)$/s) ?? []
  const [, code = ''] = answer.match(/^([45]\d\d)\b/) ?? []
  const [status = ''] = answer.match(/\b[45]\.\d{1,3}\.\d{1,3}\b/) ?? []
  if (code === '') return 'down'
  if (status.endsWith('.2.2') || code === '552') return 'full'
  if (code.startsWith('4')) return 'later'
  if (saysNoBox(status)) return 'no_box'
  if (status === '' && /unknown|no such|not exist|not found/i.test(answer)) return 'no_box'
  return 'refused'
}

/** An email that failed for good, as the database gives it to a reader who may know of it. */
export type FailedMail = {
  readonly id: string
  readonly template: string
  readonly address: string
  readonly failure: string | null
  readonly askedAt: Date
}

/** All that failed at one address: the newest of it, and how many there are. */
export type Undelivered<Mail extends FailedMail> = Mail & { readonly count: number }

/** One row for each address, newest first: five emails to a mailbox that is gone are one thing to settle. */
export function byAddress<Mail extends FailedMail>(mails: readonly Mail[]): readonly Undelivered<Mail>[] {
  const rows = new Map<string, Undelivered<Mail>>()
  const newestFirst = mails.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime())
  for (const mail of newestFirst) {
    const key = mail.address.toLowerCase()
    const row = rows.get(key)
    rows.set(key, { ...(row ?? mail), count: (row?.count ?? 0) + 1 })
  }
  return [...rows.values()]
}
