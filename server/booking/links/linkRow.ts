import { sql } from 'drizzle-orm'
import type { BookingLinkState, BookingService } from '#domain/booking/types.ts'
import { pick } from '#server/platform/pick.ts'
import { bookingLinks } from '../tables.ts'

/** What the database answers for the secret of a genuine link; instants as ISO text. */
export type OfferedRow = {
  id: string
  service: BookingService
  advisorId: string | null
  advisorName: string | null
  isForOneAddress: boolean
  expiresAt: string
  usedAt: string | null
  revokedAt: string | null
  isMine: boolean
  isForMe: boolean
}
/** What a list of links carries of each, with the names its reader may know. */
export const linkColumns = {
  ...pick(bookingLinks, 'id', 'service', 'advisorId', 'forEmail', 'createdBy'),
  ...pick(bookingLinks, 'createdAt', 'expiresAt', 'usedAt', 'revokedAt'),
  advisorName: sql<string | null>`app_name(booking_links.advisor_id)`,
  createdByName: sql<string | null>`app_name(booking_links.created_by)`,
  usedByName: sql<string | null>`app_name(booking_links.used_by)`,
}

type Kept = typeof bookingLinks.$inferSelect
export type LinkRow = Omit<Kept, 'tokenHash' | 'usedBy'> & {
  advisorName: string | null
  createdByName: string | null
  usedByName: string | null
}

/** Whether a link can be opened; withdrawn outweighs used, used outweighs its end. */
export function stateOf(
  link: { usedAt: Date | string | null; revokedAt: Date | string | null; expiresAt: Date | string },
  now: Date,
): BookingLinkState {
  if (link.revokedAt) return 'revoked'
  if (link.usedAt) return 'used'
  return new Date(link.expiresAt) <= now ? 'expired' : 'open'
}
