import { eq, sql } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking/events.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { canClaimBookingLink, canMakeBookingLink, canRevokeBookingLink } from '#domain/booking/permissions.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { presentCredit } from '../credits/present.ts'
import { findCreditOfLink } from '../credits/queries.ts'
import { readAdvisors } from '../slots/readAdvisors.ts'
import { bookingLinks } from '../tables.ts'
import type { LinkRow } from './linkRow.ts'
import { linkColumns, stateOf } from './linkRow.ts'
import { presentLink } from './present.ts'
import { findLink, loadOffered, storedToken } from './queries.ts'

const DAY_MS = 86_400_000

const eventOf = (
  name: BookingEvent,
  link: { id: string; service: string },
  memberId: string | null,
): AppEvent => ({
  name,
  entity: 'link',
  id: link.id,
  memberId,
  details: { service: link.service },
})

type Values = Pick<LinkRow, 'id' | 'service' | 'advisorId' | 'forEmail' | 'expiresAt' | 'createdAt'> & {
  tokenHash: string
}
const insertLink = statement((q, l: Args<Values>) =>
  q
    .insert(bookingLinks)
    .values({
      ...pick(l, 'id', 'tokenHash', 'service', 'advisorId', 'forEmail', 'expiresAt', 'createdAt'),
      createdBy: sql`app_user()`,
    })
    // The sender made id and token: the same link sent again is the same link, a token of another one is taken.
    .onConflictDoNothing()
    .returning(linkColumns),
)
const tokenOf = sqlStatement<[id: string], { token_hash: string }>(
  'select token_hash from booking_links where id = $1',
)

export const makeBookingLink = command(calls.booking.makeBookingLink, {
  load: async ({ db, input: { advisorId }, now }) =>
    advisorId === null ? [] : await readAdvisors(db, { advisorId, from: now, until: now, now }),
  can: (actor) => canMakeBookingLink(actor),
  check: ({ advisorId }, advisors) =>
    advisorId !== null && advisors.length === 0
      ? [{ field: 'advisorId', message: bookingFieldTexts.not_bookable }]
      : [],
  run: async ({ db, input: { id, token, service, advisorId, forEmail }, now }) => {
    const tokenHash = storedToken(token)
    const values = { id, service, advisorId, forEmail: forEmail?.trim().toLowerCase() ?? null, tokenHash }
    const expiresAt = new Date(now.getTime() + bookingLimits.linkDays * DAY_MS)
    const [link] = await insertLink(db, { ...values, expiresAt, createdAt: now })
    if (link) return { link, event: eventOf('booking.link_made', link, null) }
    const [there, [stored]] = await Promise.all([findLink(db, id), tokenOf(db, id)])
    if (!there || stored?.token_hash !== tokenHash) throw new Conflict('id_taken')
    return { link: there, event: null }
  },
  answer: ({ link }, { actor, now }) => ({ link: presentLink(link, actor, now) }),
})

const revoke = statement((q, l: Args<{ id: string; now: Date }>) =>
  q
    .update(bookingLinks)
    .set({ revokedAt: l.now })
    .where(sql`${eq(bookingLinks.id, l.id)} and used_at is null`)
    .returning(linkColumns),
)

export const revokeBookingLink = command(calls.booking.revokeBookingLink, {
  load: async ({ db, input: { id } }) => {
    const link = await findLink(db, id)
    if (!link) throw new NotFound('link')
    return link
  },
  can: canRevokeBookingLink,
  run: async ({ db, loaded, now }) => {
    if (loaded.revokedAt) return { link: loaded, event: null }
    const [link] = await revoke(db, { id: loaded.id, now })
    if (!link) throw new Conflict('link_used')
    return { link, event: eventOf('booking.link_revoked', link, null) }
  },
  answer: ({ link }, { actor, now }) => ({ link: presentLink(link, actor, now) }),
})

const claim = sqlStatement<[hash: string, creditId: string, now: Date], { claimed: boolean }>(
  'select app_claim_link($1, $2, $3) as claimed',
)

/** Whoever comes first has the link's one use; the same person again has the same credit (T-048). */
export const claimBookingLink = command(calls.booking.claimBookingLink, {
  load: ({ db, input: { token } }) => loadOffered(db, token),
  can: (actor, link, now) => canClaimBookingLink(actor, { ...link, state: stateOf(link, now) }),
  run: async ({ db, actor, input: { token, creditId }, loaded: link, now }) => {
    const [done] = link.isMine ? [] : await claim(db, storedToken(token), creditId, now)
    const credit = await findCreditOfLink(db, link.id)
    // Not claimed by this call, it may be theirs by one that ran at this very moment.
    if (credit?.userId !== actor.userId)
      throw link.isMine ? new NotFound('credit') : new Conflict('link_used')
    return { credit, event: done?.claimed ? eventOf('booking.link_claimed', link, actor.userId) : null }
  },
  answer: ({ credit }, { actor, now }) => ({ credit: presentCredit(credit, actor, now) }),
})
