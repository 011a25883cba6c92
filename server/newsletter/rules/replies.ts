import { saysNoBox } from '#domain/newsletter/rules/bounces.ts'

/**
 * What a failed hand-over means. `refused`: the other server said no for good to this receiver; with `isGone` it knows no such
 * box. `later`: it said not now. `down`: it took nothing from us, which says nothing about whoever was to get it; what was
 * under way may have arrived all the same (RFC 5321, RFC 3463).
 */
export type Reply =
  | { readonly kind: 'refused'; readonly isGone: boolean }
  | { readonly kind: 'later' | 'down' }

type Failed = { readonly responseCode?: unknown; readonly command?: unknown; readonly response?: unknown }

/** Reads the failure of a mail server as nodemailer tells it: by the command that was answered, its code and enhanced code. */
export function readReply(error: unknown): Reply {
  // safe because each field is checked where it is read
  const { responseCode, command, response } = Object(error) as Failed
  const code = typeof responseCode === 'number' ? responseCode : 0
  const said = typeof response === 'string' ? response : ''
  const isAboutReceiver = command === 'RCPT TO' || command === 'DATA'
  // An answer to our greeting, our password or our own address is about us.
  if (!isAboutReceiver || code < 400) return { kind: 'down' }
  // 421 closes the line whatever it answers.
  if (code === 421) return { kind: 'down' }
  if (code < 500) return { kind: 'later' }
  const [, enhanced] = said.match(/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/) ?? []
  const isGone = command === 'RCPT TO' && (enhanced ? saysNoBox(enhanced) : [550, 551, 553].includes(code))
  return { kind: 'refused', isGone }
}

/** Minutes until a receiver is tried again after the other server said not now; null after the last try. */
export const retryMinutes = (attempts: number): number | null => [1, 5, 30, 120, 360][attempts - 1] ?? null
