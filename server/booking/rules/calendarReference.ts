import { isId } from '#server/platform/isId.ts'
import { isMacOf, macOf } from '#server/platform/keyRing.ts'

const signedText = (userId: string) => `calendar reference ${userId}`

/** What our own booking link carries, so that what comes back is known to be this member's, whatever address they typed (T-065). */
export const calendarReference = (userId: string): string => `${userId}.${macOf(signedText(userId))}`

/** The member behind a reference; null for one that we never made. */
export function readReference(reference: string | null): string | null {
  const [userId = '', mac = ''] = reference?.split('.') ?? []
  if (!isId(userId)) return null
  return isMacOf(signedText(userId), mac) ? userId : null
}

/** A booking page with the reference of this member. */
export function calendarLink(url: string, userId: string): string {
  const link = new URL(url)
  link.searchParams.set('utm_source', 'member_console')
  link.searchParams.set('utm_content', calendarReference(userId))
  return link.href
}
