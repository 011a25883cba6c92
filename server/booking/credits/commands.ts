import { eq, sql } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking/events.ts'
import { canGrantCredits, canRevokeCredit } from '#domain/booking/permissions.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { loadMember } from '#server/sessions/queries.ts'
import { creditsEmail } from '../emails.ts'
import { sessionCredits } from '../tables.ts'
import type { CreditRow } from './creditRow.ts'
import { creditColumns } from './creditRow.ts'
import { presentCredit } from './present.ts'
import { findCredit, loadCredit } from './queries.ts'

const eventOf = (name: BookingEvent, credit: CreditRow, details: Record<string, unknown>): AppEvent => ({
  name,
  entity: 'credit',
  id: credit.id,
  memberId: credit.userId,
  details: { service: credit.service, ...details },
})

type Values = Pick<CreditRow, 'id' | 'userId' | 'service' | 'reason' | 'expiresAt'> & { now: Date }
const insertCredit = statement((q, c: Args<Values>) =>
  q
    .insert(sessionCredits)
    .values({
      ...pick(c, 'id', 'userId', 'service', 'reason', 'expiresAt'),
      source: 'staff',
      grantedBy: sql`app_user()`,
      createdAt: c.now,
    })
    // The sender made the id: the same credit sent again is the same credit.
    .onConflictDoNothing({ target: sessionCredits.id })
    .returning(creditColumns),
)

export const grantCredits = command(calls.booking.grantCredits, {
  load: ({ db, input }) => loadMember(db, input.memberId),
  can: canGrantCredits,
  check: ({ expiresAt }, _member, { now }) =>
    expiresAt !== null && new Date(expiresAt) <= now
      ? [{ field: 'expiresAt', message: bookingFieldTexts.expiry_past }]
      : [],
  run: async ({ db, input, loaded: member, now, email }) => {
    const { memberId, service } = input
    const reason = input.reason.trim()
    const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt)
    const ids = [...new Set(input.ids)]
    const values = { userId: memberId, service, reason, expiresAt, now }
    const stored = await Promise.all(ids.map((id) => insertCredit(db, { id, ...values })))
    const fresh = stored.flat()
    const [first] = fresh
    if (!first) {
      const there = await Promise.all(ids.map((id) => findCredit(db, id)))
      const credits = there.filter(
        (each) => each !== null && each.userId === memberId && each.service === service,
      )
      if (credits.length !== ids.length) throw new Conflict('id_taken')
      return { credits: credits.filter((each) => each !== null), event: null }
    }
    if (fresh.length !== ids.length) throw new Conflict('id_taken')
    const { firstName: memberFirstName, timeZone: memberTimeZone } = member
    const told = { service, count: fresh.length, expiresAt, memberFirstName, memberTimeZone }
    await email(memberId, creditsEmail(told), `booking.credits ${first.id}`)
    return {
      credits: fresh,
      event: eventOf('booking.credit_granted', first, { reason, count: fresh.length }),
    }
  },
  answer: ({ credits }, { actor, now }) => ({
    credits: credits.map((credit) => presentCredit(credit, actor, now)),
  }),
})

const revoke = statement((q, c: Args<{ id: string; now: Date }>) =>
  q
    .update(sessionCredits)
    .set({ revokedAt: c.now })
    .where(eq(sessionCredits.id, c.id))
    .returning(creditColumns),
)

export const revokeCredit = command(calls.booking.revokeCredit, {
  load: ({ db, input }) => loadCredit(db, input.id),
  can: (actor, credit) =>
    canRevokeCredit(actor, credit, { id: credit.userId, isAssigned: credit.isAssigned, isDemo: false }),
  run: async ({ db, loaded, now }) => {
    if (loaded.revokedAt) return { credit: loaded, event: null }
    const [credit] = await revoke(db, { id: loaded.id, now })
    // Spent at this moment by its member: the row rules let staff change nothing else of it, so it stands as it is.
    if (!credit || credit.spentAt) throw new Conflict('credit_spent')
    return { credit, event: eventOf('booking.credit_revoked', credit, {}) }
  },
  answer: ({ credit }, { actor, now }) => ({ credit: presentCredit(credit, actor, now) }),
})

const giveBack = sqlStatement<[sessionId: string, now: Date], { returned: boolean }>(
  'select app_return_credit($1, $2) as returned',
)
/** The credit of a session that was cancelled or deleted comes back, in time or by staff; says whether one did (T-075). */
export const returnCredit = async (db: Db, sessionId: string, now: Date): Promise<boolean> =>
  (await giveBack(db, sessionId, now))[0]?.returned ?? false

const takeAgain = sqlStatement<[sessionId: string, now: Date], { taken: boolean }>(
  'select app_take_credit_again($1, $2) as taken',
)
/** A session that takes place after all takes the credit that came back from it; says whether it was there (T-075). */
export const takeCreditAgain = async (db: Db, sessionId: string, now: Date): Promise<boolean> =>
  (await takeAgain(db, sessionId, now))[0]?.taken ?? false
