import type { Booking } from '#contract/booking/slots.ts'
import type { Actor } from '#domain/actor.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { canCancelBooking, canMoveBooking } from '#domain/booking/permissions.ts'
import { freeUntil, isInTime } from '#domain/booking/rules/policy.ts'
import { isOffered } from '#domain/booking/rules/slots.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import { answer, yes } from '#domain/decision.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import { returnCredit } from '#server/booking/credits/commands.ts'
import type { CreditRow } from '#server/booking/credits/creditRow.ts'
import { findCreditOf, hasCreditBack } from '#server/booking/credits/queries.ts'
import { advisorToldEmail, bookingCancelledEmail, bookingMovedEmail } from '#server/booking/emails.ts'
import { awaitTurn, refuseTaken } from '#server/booking/slots/commands.ts'
import { readAdvisors } from '#server/booking/slots/readAdvisors.ts'
import { tellGuests } from '#server/consent/tellGuests.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Scope } from '#server/platform/context/context.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { holdSession, loadSession } from '#server/sessions/queries.ts'
import type { Around } from '../sessions/present.ts'
import { loadAround, presentSession } from '../sessions/present.ts'
import { bookingEventOf } from './bookSession.ts'
import { writableSession } from './emailFacts.ts'

type Loaded = { session: KnownSession; credit: CreditRow | null; around: Around }

/** The session held still, with the credit it was booked with. */
const hold = async ({ db, input: { id } }: Scope & { input: { id: string } }): Promise<Loaded> => {
  const [session, credit, aroundOf] = await Promise.all([
    holdSession(db, id),
    findCreditOf(db, id),
    loadAround(db, [id]),
  ])
  return { session, credit, around: aroundOf(id) }
}

const moveSession = sqlStatement<
  [id: string, startAt: Date, endAt: Date, moves: number, now: Date],
  { moved: boolean }
>('select app_move_session($1, $2, $3, $4, $5) as moved')

/** Another time with the same advisor, of the same length; it costs nothing (K64, T-075). */
export const rescheduleBooking = command(calls.booking.rescheduleBooking, {
  load: hold,
  // Sent again after it was stored it changes nothing, and is no third move.
  can: (actor, { session }, now, { startAt }) =>
    session.userId === actor.userId && session.startAt.getTime() === new Date(startAt).getTime()
      ? yes
      : canMoveBooking(actor, session, now),
  check: ({ startAt }, { session }, { now }) =>
    new Date(startAt) <= now && new Date(startAt).getTime() !== session.startAt.getTime()
      ? [{ field: 'startAt', message: bookingFieldTexts.time_past }]
      : [],
  run: async (ctx) => {
    const { db, input, now, email } = ctx
    const { session: stored } = ctx.loaded
    const startAt = new Date(input.startAt)
    if (startAt.getTime() === stored.startAt.getTime()) return { session: stored, event: null }
    const minutes = durationMinutes(stored)
    const { id, advisorId } = stored
    const [, [advisor]] = await Promise.all([
      awaitTurn(db, advisorId),
      readAdvisors(db, { advisorId, from: startAt, until: startAt, movingId: id, now }),
    ])
    const wanted = { advisorId, minutes, startAt, movingId: id }
    if (!advisor || !isOffered(advisor, minutes, startAt, now)) {
      const isTaken = advisor && isOffered({ ...advisor, taken: [] }, minutes, startAt, now)
      return await refuseTaken(db, wanted, now, isTaken ? 'slot_taken' : 'not_offered')
    }
    const endAt = new Date(startAt.getTime() + (stored.endAt.getTime() - stored.startAt.getTime()))
    const [done] = await moveSession(db, id, startAt, endAt, bookingLimits.moves, now)
    if (!done?.moved) return await refuseTaken(db, wanted, now)
    const session = await holdSession(db, id)
    const facts = await writableSession(db, session)
    const once = `${id} ${session.version}`
    await email(session.userId, bookingMovedEmail(facts), `booking.moved ${once}`)
    await email(advisorId, advisorToldEmail({ ...facts, what: 'moved' }), `booking.told ${once} moved`)
    await tellGuests(ctx, session, 'moved')
    const details = { from: stored.startAt.toISOString(), to: startAt.toISOString() }
    return { session, event: bookingEventOf('booking.moved', session, details) }
  },
  answer: ({ session }, { actor, now, loaded: { around } }) => ({
    session: presentSession(session, around, actor, now),
  }),
})

const cancelSession = sqlStatement<[id: string, now: Date], object>(
  `update sessions set status = 'cancelled', status_reason = null, version = version + 1, updated_at = $2 where id = $1`,
)

/** In time the credit comes back; later it is lost, which the member has to say that they know (T-075). */
export const cancelBooking = command(calls.booking.cancelBooking, {
  load: hold,
  can: (actor, { session, credit }, now, { acceptsLoss }) =>
    session.userId === actor.userId && session.status === 'cancelled'
      ? yes
      : canCancelBooking(actor, session, { hasCredit: credit !== null, acceptsLoss }, now),
  run: async (ctx) => {
    const { db, now, email } = ctx
    const { session: stored, credit } = ctx.loaded
    if (stored.status === 'cancelled')
      return { session: stored, creditReturned: await hasCreditBack(db, stored.id), event: null }
    await cancelSession(db, stored.id, now)
    const creditReturned = credit !== null && (await returnCredit(db, stored.id, now))
    const session = await holdSession(db, stored.id)
    const facts = await writableSession(db, session)
    const became = creditReturned ? 'returned' : credit ? 'lost' : 'none'
    const once = `${session.id} ${now.toISOString()}`
    await email(
      session.userId,
      bookingCancelledEmail({ ...facts, credit: became }),
      `booking.cancelled ${once}`,
    )
    await email(
      session.advisorId,
      advisorToldEmail({ ...facts, what: 'cancelled' }),
      `booking.told ${once} cancelled`,
    )
    await tellGuests(ctx, session, 'cancelled')
    return {
      session,
      creditReturned,
      event: bookingEventOf('booking.cancelled', session, { credit: became }),
    }
  },
  answer: ({ session, creditReturned }, { actor, now, loaded: { around } }) => ({
    session: presentSession(session, around, actor, now),
    creditReturned,
  }),
})

/** What may still be done with a booked session, said before it is done (T-075). */
export const getBooking = query(calls.booking.getBooking, {
  read: async ({ db, input: { id } }) => {
    const [session, credit] = await Promise.all([loadSession(db, id), findCreditOf(db, id)])
    // A member's own alone: staff move and cancel by the session's own commands.
    return { session, credit }
  },
  present: ({ session, credit }, { actor, now }) => {
    if (session.userId !== actor.userId) throw new NotFound('session')
    return { booking: presentBooking(session, credit, actor, now) }
  },
})

function presentBooking(session: KnownSession, credit: CreditRow | null, actor: Actor, now: Date): Booking {
  const isFree = isInTime(session.startAt, now)
  return {
    sessionId: session.id,
    service: credit?.service ?? null,
    startAt: session.startAt.toISOString(),
    freeUntil: freeUntil(session.startAt).toISOString(),
    movesLeft: Math.max(0, bookingLimits.moves - session.moves),
    returnsCredit: credit !== null && isFree,
    can: {
      move: answer(canMoveBooking(actor, session, now)),
      cancel: answer(
        canCancelBooking(actor, session, { hasCredit: credit !== null, acceptsLoss: true }, now),
      ),
    },
  }
}
