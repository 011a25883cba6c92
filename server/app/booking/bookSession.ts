import type { SessionCredit } from '#contract/booking/credits.ts'
import type { BookingEvent } from '#domain/booking/events.ts'
import { canSpendCredit } from '#domain/booking/permissions.ts'
import { isInTime } from '#domain/booking/rules/policy.ts'
import { bookingDescription, serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingTexts } from '#domain/booking/texts.ts'
import { yes } from '#domain/decision.ts'
import { checkPeople, storedPeople } from '#domain/sessions/rules/people.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import { loadCredit } from '#server/booking/credits/queries.ts'
import { advisorToldEmail, bookedEmail } from '#server/booking/emails.ts'
import { findHold } from '#server/booking/slots/queries.ts'
import { agreeAtBooking } from '#server/consent/agreeAtBooking.ts'
import { askGuests } from '#server/consent/askGuests.ts'
import { answerAskedSession } from '#server/inquiries/answerAskedSession.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Effects } from '#server/platform/calls/effects.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { setPeople } from '#server/sessions/commands.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { findSession, holdSession } from '#server/sessions/queries.ts'
import { loadAround, presentSession } from '../sessions/present.ts'
import { writableSession } from './emailFacts.ts'

/** A booking changes a session: screens of sessions hear of it, the trail has it under its own name. */
export const bookingEventOf = (
  name: BookingEvent,
  { id, version, userId: memberId }: KnownSession,
  details: Record<string, unknown> = {},
): AppEvent => ({ name, entity: 'session', id, version, memberId, details, live: { topic: 'sessions' } })

const store = sqlStatement<
  [
    id: string,
    holdId: string,
    creditId: SessionCredit['id'],
    title: string,
    description: string,
    type: string,
    now: Date,
  ],
  { outcome: 'booked' | 'hold_gone' | 'credit_gone' }
>('select app_book_session($1, $2, $3, $4, $5, $6, $7) as outcome')

/** What was said with the booking belongs to it: who comes, and the member's consent (T-083, 4.13.18). */
async function complete(
  ctx: Context & Effects,
  booked: KnownSession,
  { people = [], consentTo = null }: { people?: readonly SessionPerson[]; consentTo?: string | null },
): Promise<KnownSession> {
  if (consentTo !== null) await agreeAtBooking(ctx, booked, consentTo)
  if (people.length === 0) return booked
  const coming = storedPeople(people)
  const { session } = await setPeople(ctx, booked, coming)
  await askGuests(ctx, session, { before: [], now: coming })
  return session
}

/** The hold becomes a session and the credit is spent, in one transaction with the emails that say so (K64, T-156). */
export const bookSession = command(calls.booking.bookSession, {
  load: async ({ db, input, now }) => {
    const [there, credit, hold] = await Promise.all([
      findSession(db, input.id),
      loadCredit(db, input.creditId),
      findHold(db, now),
    ])
    return { there, credit, hold: hold?.id === input.holdId ? hold : null }
  },
  // Sent again after it was stored it is the same booking, whatever it has spent by then.
  can: (actor, { there, credit }, now) =>
    there && there.userId === actor.userId && credit.sessionId === there.id
      ? yes
      : canSpendCredit(actor, credit, now),
  check: (input, { there }) =>
    there
      ? []
      : [
          ...(input.focus === null ? [{ field: 'focus', message: bookingTexts.focusMissing }] : []),
          ...checkPeople(input.people ?? []),
        ],
  run: async (ctx) => {
    const { db, input, now, email } = ctx
    const { there, credit, hold } = ctx.loaded
    if (there) {
      if (credit.sessionId !== there.id) throw new Conflict('id_taken')
      return { session: there, event: null }
    }
    if (!hold) throw new Conflict('hold_gone')
    if (credit.service !== hold.service || (credit.advisorId && credit.advisorId !== hold.advisorId))
      throw new Conflict('credit_elsewhere')
    const { focus, timeline, notes } = input
    const { label, sessionType } = serviceOffers[hold.service]
    const description = focus ? bookingDescription({ focus, timeline, notes }) : ''
    const [stored] = await store(db, input.id, hold.id, credit.id, label, description, sessionType, now)
    if (stored?.outcome === 'credit_gone') throw new Conflict('credit_spent')
    if (stored?.outcome !== 'booked') throw new Conflict('hold_gone')
    const session = await complete(ctx, await holdSession(db, input.id), input)
    await answerAskedSession(ctx, session, [hold.service])
    const facts = await writableSession(db, session)
    await email(
      session.userId,
      bookedEmail({ ...facts, isLate: !isInTime(session.startAt, now) }),
      `booking.booked ${session.id}`,
    )
    await email(
      session.advisorId,
      advisorToldEmail({ ...facts, what: 'booked' }),
      `booking.told ${session.id} booked`,
    )
    return {
      session,
      event: bookingEventOf('booking.booked', session, {
        service: hold.service,
        creditId: credit.id,
        ...(input.consentTo ? { consentTo: input.consentTo } : {}),
      }),
    }
  },
  answer: async ({ session }, { db, actor, now }) => {
    const aroundOf = await loadAround(db, [session.id])
    return { session: presentSession(session, aroundOf(session.id), actor, now) }
  },
})
