import { sql } from 'drizzle-orm'
import type { BookingLinkState, BookingService } from '#domain/booking/types.ts'
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
  id: bookingLinks.id,
  service: bookingLinks.service,
  advisorId: bookingLinks.advisorId,
  advisorName: sql<string | null>`app_name(booking_links.advisor_id)`,
  forEmail: bookingLinks.forEmail,
  createdBy: bookingLinks.createdBy,
  createdByName: sql<string | null>`app_name(booking_links.created_by)`,
  createdAt: bookingLinks.createdAt,
  expiresAt: bookingLinks.expiresAt,
  usedAt: bookingLinks.usedAt,
  usedByName: sql<string | null>`app_name(booking_links.used_by)`,
  revokedAt: bookingLinks.revokedAt,
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
