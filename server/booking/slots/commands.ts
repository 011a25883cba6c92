import type { BookingEvent } from '#domain/booking/events.ts'
import { canHoldSlot } from '#domain/booking/permissions.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { isOffered } from '#domain/booking/rules/slots.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { presentHold, presentSlot } from './present.ts'
import { findHold } from './queries.ts'
import { readAdvisors } from './readAdvisors.ts'
import { findNearest } from './slotsOf.ts'

const MINUTE_MS = 60_000

const takeTurn = sqlStatement<[advisorId: string], object>('select app_booking_turn($1)')
/** Everybody who wants a time of this advisor waits here until the one before has it or not. */
export const awaitTurn = async (db: Db, advisorId: string): Promise<void> => {
  await takeTurn(db, advisorId)
}

const eventOf = (
  name: BookingEvent,
  hold: { id: string; startAt: Date; advisorId: string },
  memberId: string,
): AppEvent => ({
  name,
  entity: 'hold',
  id: hold.id,
  memberId,
  details: { startAt: hold.startAt.toISOString(), advisorId: hold.advisorId },
})

/** Somebody was faster: said at once, with the nearest three that are free (T-064). */
export async function refuseTaken(
  db: Db,
  wanted: { advisorId: string; minutes: number; startAt: Date; movingId?: string | null },
  now: Date,
  reason: 'slot_taken' | 'not_offered' = 'slot_taken',
): Promise<never> {
  const nearest = await findNearest(db, wanted, now)
  throw new Conflict(reason, { nearest: nearest.map(presentSlot) })
}

const placeHold = sqlStatement<
  [id: string, advisorId: string, service: string, startAt: Date, endAt: Date, now: Date],
  { held: boolean }
>('select app_hold_slot($1, $2, $3, $4, $5, $6) as held')

export const holdSlot = command(calls.booking.holdSlot, {
  load: async ({ db, input: { advisorId, startAt }, now }) => {
    const from = new Date(startAt)
    const [, [advisor], hold] = await Promise.all([
      awaitTurn(db, advisorId),
      readAdvisors(db, { advisorId, from, until: from, now }),
      findHold(db, now),
    ])
    if (!advisor) throw new NotFound('advisor')
    return { advisor, hold }
  },
  can: (actor) => canHoldSlot(actor),
  check: (input, _loaded, { now }) =>
    new Date(input.startAt) <= now ? [{ field: 'startAt', message: bookingFieldTexts.time_past }] : [],
  run: async ({ db, actor, input: { id, advisorId, service, ...input }, loaded, now }) => {
    const { minutes } = serviceOffers[service]
    const startAt = new Date(input.startAt)
    const { hold: there } = loaded
    if (there?.id === id && there.startAt.getTime() === startAt.getTime() && there.service === service)
      return { hold: there, event: null }
    const wanted = { advisorId, minutes, startAt }
    if (!isOffered(loaded.advisor, minutes, startAt, now)) {
      // Free but for what others have taken: somebody was faster.
      const isTaken = isOffered({ ...loaded.advisor, taken: [] }, minutes, startAt, now)
      return await refuseTaken(db, wanted, now, isTaken ? 'slot_taken' : 'not_offered')
    }
    const endAt = new Date(startAt.getTime() + minutes * MINUTE_MS)
    const [placed] = await placeHold(db, id, advisorId, service, startAt, endAt, now)
    if (!placed?.held) return await refuseTaken(db, wanted, now)
    const hold = await findHold(db, now)
    if (!hold) throw new NotFound('hold')
    return { hold, event: eventOf('booking.slot_held', hold, actor.userId) }
  },
  answer: ({ hold }) => ({ hold: presentHold(hold) }),
})

const deleteHold = sqlStatement<[id: string], { id: string; start_time: Date; advisor_id: string }>(
  'delete from slot_holds where id = $1 and user_id = app_user() returning id, start_time, advisor_id',
)

/** A hold that is gone already is no refusal: letting go twice is letting go. */
export const releaseHold = command(calls.booking.releaseHold, {
  load: async () => null,
  can: (actor) => canHoldSlot(actor),
  run: async ({ db, actor, input: { id } }) => {
    const [row] = await deleteHold(db, id)
    if (!row) return { event: null }
    const hold = { id, startAt: row.start_time, advisorId: row.advisor_id }
    return { event: eventOf('booking.slot_released', hold, actor.userId) }
  },
  answer: () => ({ released: true }),
})
