import { saysNoBox } from '#domain/newsletter/rules/bounces.ts'
import { readReply } from '#server/platform/mail/replies.ts'

type Failed = { readonly responseCode?: unknown; readonly command?: unknown; readonly response?: unknown }

/** Whether the other server refused because it knows no such box: by the command, its code and enhanced code (RFC 3463). */
export function isBoxGone(error: unknown): boolean {
  const { responseCode, command, response } = Object(error) as Failed // safe because each field is checked where it is read
  if (readReply(error) !== 'refused' || command !== 'RCPT TO') return false
  const said = typeof response === 'string' ? response : ''
  const [, enhanced] = said.match(/^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/) ?? []
  return enhanced ? saysNoBox(enhanced) : [550, 551, 553].includes(Number(responseCode))
}

/** Minutes until a receiver is tried again after the other server said not now; null after the last try. */
export const retryMinutes = (attempts: number): number | null => [1, 5, 30, 120, 360][attempts - 1] ?? null
