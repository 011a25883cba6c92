import { Buffer } from 'node:buffer'
import { timingSafeEqual } from 'node:crypto'
import { macOf } from '#server/platform/signInCookie.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const macFor = (userId: string) => macOf(`calendar reference ${userId}`)

/** What our own booking link carries, so that what comes back is known to be this member's, whatever address they typed (T-065). */
export const calendarReference = (userId: string): string => `${userId}.${macFor(userId)}`

/** The member behind a reference; null for one that we never made. */
export function readReference(reference: string | null): string | null {
  const [userId = '', mac = ''] = reference?.split('.') ?? []
  if (!ID.test(userId)) return null
  const [given, wanted] = [Buffer.from(mac), Buffer.from(macFor(userId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? userId : null
}

/** A booking page with the reference of this member. */
export function calendarLink(url: string, userId: string): string {
  const link = new URL(url)
  link.searchParams.set('utm_source', 'member_console')
  link.searchParams.set('utm_content', calendarReference(userId))
  return link.href
}
