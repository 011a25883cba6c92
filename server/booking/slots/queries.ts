import { and, eq, gt, sql } from 'drizzle-orm'
import { canHoldSlot } from '#domain/booking/permissions.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import { beginOfDay } from '#domain/instants.ts'
import { isTimeZone } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { slotHolds } from '../tables.ts'
import type { HoldRow } from './holdRow.ts'
import { presentDays, presentHold, presentSlot } from './present.ts'
import { readAdvisors } from './readAdvisors.ts'
import { findNext, slotsOf } from './slotsOf.ts'

const ownHold = statement((q, { now }: Args<{ now: Date }>) =>
  q
    .select({
      ...pick(slotHolds, 'id', 'service', 'advisorId', 'startAt', 'endAt', 'expiresAt'),
      advisorName: sql<string>`coalesce((select a.name from app_open_advisors(${slotHolds.advisorId}) a), '')`,
      advisorTimeZone: sql<string>`coalesce((select a.time_zone from app_open_advisors(${slotHolds.advisorId}) a), 'UTC')`,
    })
    .from(slotHolds)
    .where(and(eq(slotHolds.userId, sql`app_user()`), gt(slotHolds.expiresAt, now)))
    .limit(1),
)
/** The time that is held for the signed-in person, or null. */
export const findHold = async (db: Db, now: Date): Promise<HoldRow | null> =>
  (await ownHold(db, { now }))[0] ?? null

export const getHold = query(calls.booking.getHold, {
  read: ({ db, now }) => findHold(db, now),
  present: (hold) => ({ hold: hold && presentHold(hold) }),
})

export const listOpenAdvisors = query(calls.booking.listOpenAdvisors, {
  read: ({ db, now }) => readAdvisors(db, { advisorId: null, from: now, until: now, now }),
  can: canHoldSlot,
  present: (advisors) => ({
    advisors: advisors.map(({ id, name, availability: { timeZone } }) => ({ id, name, timeZone })),
  }),
})

export const listSlots = query(calls.booking.listSlots, {
  read: async ({ db, input, now }) => {
    const { advisorId = null, movingId = null, month, timeZone } = input
    if (!isTimeZone(timeZone))
      throw new Invalid([{ field: 'timeZone', message: bookingFieldTexts.zone_unknown }])
    const window = monthIn(month, timeZone)
    return { window, advisors: await readAdvisors(db, { advisorId, movingId, ...window, now }) }
  },
  can: canHoldSlot,
  present: ({ advisors, window }, { input: { service, month, timeZone }, now }) => {
    const slots = slotsOf(advisors, serviceOffers[service].minutes, window, now)
    return { month, timeZone, days: presentDays(slots, timeZone) }
  },
})

export const listNextSlots = query(calls.booking.listNextSlots, {
  read: ({ db, input: { advisorId = null, service }, now }) => findNext(db, advisorId, service, now),
  can: canHoldSlot,
  present: (slots) => ({ slots: slots.map(presentSlot) }),
})

/** A month by a zone's clock. */
function monthIn(month: string, timeZone: string): { from: Date; until: Date } {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const until = next.toISOString().slice(0, 10)
  return { from: beginOfDay(`${month}-01`, timeZone), until: beginOfDay(until, timeZone) }
}
