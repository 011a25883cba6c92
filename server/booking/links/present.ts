import type { BookingLink, OfferedLink } from '#contract/booking/links.ts'
import type { Actor } from '#domain/actor.ts'
import { canRevokeBookingLink } from '#domain/booking/permissions.ts'
import { answer } from '#domain/decision.ts'
import { pick } from '#server/platform/pick.ts'
import type { LinkRow, OfferedRow } from './linkRow.ts'
import { stateOf } from './linkRow.ts'

/** What staff see of a link; its secret is in nobody's hands but those it was sent to. */
export const presentLink = (row: LinkRow, actor: Actor, now: Date): BookingLink => ({
  ...pick(row, 'id', 'service', 'advisorId', 'advisorName', 'forEmail', 'createdByName', 'usedByName'),
  state: stateOf(row, now),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
  can: { revoke: answer(canRevokeBookingLink(actor, row)) },
})

/** What whoever holds a link reads of it. */
export const presentOffered = (row: OfferedRow, now: Date): OfferedLink => ({
  state: stateOf(row, now),
  service: row.service,
  advisorName: row.advisorName,
  isForOneAddress: row.isForOneAddress,
  expiresAt: new Date(row.expiresAt).toISOString(),
})
