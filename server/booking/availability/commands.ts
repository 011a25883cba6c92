import { and, eq, sql } from 'drizzle-orm'
import type { AvailabilityFields } from '#contract/booking/availability.ts'
import type { BookingEvent } from '#domain/booking/events.ts'
import { canSetAvailability } from '#domain/booking/permissions.ts'
import { checkAvailability, checkException } from '#domain/booking/rules/hours.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import type { DayHours } from '#domain/booking/types.ts'
import { isMeetingUrl } from '#domain/sessions/rules/fields.ts'
import { dayIn } from '#domain/zones.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Context } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { availability, availabilityExceptions } from '../tables.ts'
import type { KnownAvailability } from './availabilityRow.ts'
import { presentAvailability } from './present.ts'
import { loadAvailability } from './queries.ts'

const eventOf = (name: BookingEvent, of: KnownAvailability, details: Record<string, unknown>): AppEvent => ({
  name,
  entity: 'availability',
  id: of.advisorId,
  version: of.version,
  memberId: null,
  details,
})
const show = ({ found }: { found: KnownAvailability }, { actor }: Context) => ({
  availability: presentAvailability(found, actor),
})

// Kept as text: a list as a parameter would be read as an array of PostgreSQL.
type Stored = Omit<AvailabilityFields, 'hours'> & {
  advisorId: string
  hours: string
  baseVersion: number
  now: Date
}
const store = statement((q, a: Args<Stored>) => {
  const values = {
    ...pick(a, 'isOpen', 'timeZone', 'bufferBefore', 'bufferAfter'),
    ...pick(a, 'noticeHours', 'horizonDays', 'dailyMaximum', 'meetingUrl'),
    hours: sql<AvailabilityFields['hours']>`${a.hours}::text::jsonb`,
    updatedAt: a.now,
  }
  return q
    .insert(availability)
    .values({ advisorId: a.advisorId, ...values })
    .onConflictDoUpdate({
      target: availability.advisorId,
      set: { ...values, version: sql`${availability.version} + 1` },
      setWhere: sql`${availability.version} = ${a.baseVersion}::int`,
    })
    .returning({ version: availability.version })
})

/** The whole of it at once: what an advisor reads together they save together. */
export const setAvailability = command(calls.booking.setAvailability, {
  load: ({ db, input, now }) => loadAvailability(db, input.advisorId, now),
  can: (actor, { advisorId }) => canSetAvailability(actor, advisorId),
  check: (input) => [
    ...checkAvailability(input),
    ...(input.meetingUrl !== null && !isMeetingUrl(input.meetingUrl)
      ? [{ field: 'meetingUrl', message: bookingFieldTexts.meeting_url_invalid }]
      : []),
  ],
  run: async ({ db, actor, input: { hours, ...fields }, loaded, now }) => {
    const given = inOrder(hours)
    const { advisorId, baseVersion, ...settings } = fields
    const isSame = loaded.version > 0 && sameSettings(loaded, { ...settings, hours: given })
    if (isSame) return { found: loaded, event: null }
    const [kept] = await store(db, { ...fields, hours: JSON.stringify(given), now })
    if (!kept || (baseVersion === 0 && kept.version !== 1))
      throw new Conflict('availability_changed', { theirs: presentAvailability(loaded, actor) })
    const found = await loadAvailability(db, advisorId, now)
    return { found, event: eventOf('booking.availability_set', found, { ...settings, hours: given.length }) }
  },
  answer: show,
})

const inOrder = (hours: AvailabilityFields['hours']) =>
  [...hours].sort((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from))

function sameSettings(stored: KnownAvailability, given: AvailabilityFields): boolean {
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(given).every(([name, value]) =>
    name === 'hours'
      ? JSON.stringify(stored.hours.map(({ weekday, from, until }) => [weekday, from, until])) ===
        JSON.stringify(given.hours.map(({ weekday, from, until }) => [weekday, from, until]))
      : before.get(name) === value,
  )
}

const storeDay = sqlStatement<[advisorId: string, day: string, hours: string, now: Date], object>(
  `insert into availability_exceptions (advisor_id, day, hours, updated_at) values ($1, $2, $3::text::jsonb, $4)
   on conflict (advisor_id, day) do update set hours = excluded.hours, updated_at = excluded.updated_at`,
)
const deleteDay = statement((q, e: Args<{ advisorId: string; day: string }>) =>
  q
    .delete(availabilityExceptions)
    .where(and(eq(availabilityExceptions.advisorId, e.advisorId), eq(availabilityExceptions.day, e.day)))
    .returning({ day: availabilityExceptions.day }),
)

export const setException = command(calls.booking.setException, {
  load: ({ db, input, now }) => loadAvailability(db, input.advisorId, now),
  can: (actor, { advisorId }) => canSetAvailability(actor, advisorId),
  check: (input, { timeZone }, { now }) => checkException(input, timeZone, dayIn(now, timeZone)),
  run: async ({ db, input: { advisorId, day, hours }, loaded, now }) => {
    const there = loaded.exceptions.find((each) => each.day === day)
    const given = hours === null ? null : [...hours].sort((one, other) => one.from.localeCompare(other.from))
    if (textOf(there?.hours) === textOf(given)) return { found: loaded, event: null }
    if (given === null) await deleteDay(db, { advisorId, day })
    else await storeDay(db, advisorId, day, JSON.stringify(given), now)
    const found = await loadAvailability(db, advisorId, now)
    return { found, event: eventOf('booking.exception_set', found, { day, hours: given }) }
  },
  answer: show,
})

const textOf = (hours: readonly DayHours[] | null | undefined): string =>
  hours ? JSON.stringify(hours.map(({ from, until }) => [from, until])) : ''
