import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { availabilityDefaults, bookingLimits } from '#domain/booking/limits.ts'
import { profiles, roles } from '#server/accounts/tables.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { availability, availabilityExceptions } from '../tables.ts'
import type { KnownAvailability } from './availabilityRow.ts'
import { presentAvailability } from './present.ts'

const ofAdvisors = statement((q, { advisorId }: Args<{ advisorId: string | null }>) =>
  q
    .select({
      advisorId: profiles.id,
      advisorName: sql<string | null>`app_name(profiles.id)`,
      // The zone of their profile, until they have said which.
      ownZone: profiles.timeZone,
      kept: availability,
    })
    .from(profiles)
    .leftJoin(availability, eq(availability.advisorId, profiles.id))
    .where(
      and(
        sql`(${advisorId}::uuid is null or ${profiles.id} = ${advisorId}::uuid)`,
        sql`exists (select from ${roles} r where r.user_id = ${profiles.id})`,
        sql`${profiles.disabledAt} is null`,
      ),
    )
    .orderBy(asc(profiles.firstName), asc(profiles.id))
    .limit(bookingLimits.advisors),
)
const exceptionsOf = statement((q, { advisorId, from }: Args<{ advisorId: string | null; from: string }>) =>
  q
    .select()
    .from(availabilityExceptions)
    .where(
      and(
        sql`(${advisorId}::uuid is null or ${availabilityExceptions.advisorId} = ${advisorId}::uuid)`,
        gte(availabilityExceptions.day, from),
      ),
    )
    .orderBy(asc(availabilityExceptions.day))
    .limit(bookingLimits.exceptions * bookingLimits.advisors),
)

/** The hours of one staff member, or of all, with their exceptions from yesterday on. */
export async function readAvailability(
  db: Db,
  advisorId: string | null,
  now: Date,
): Promise<KnownAvailability[]> {
  const from = new Date(now.getTime() - 15 * 86_400_000).toISOString().slice(0, 10)
  const [advisors, exceptions] = await Promise.all([
    ofAdvisors(db, { advisorId }),
    exceptionsOf(db, { advisorId, from }),
  ])
  return advisors.map(({ advisorId: id, advisorName, ownZone, kept }) => ({
    ...(kept ?? { ...unsaid, hours: [], timeZone: ownZone }),
    advisorId: id,
    advisorName,
    exceptions: exceptions.filter((each) => each.advisorId === id),
  }))
}
const unsaid = { ...availabilityDefaults, isOpen: false, meetingUrl: null, version: 0 }

/** The hours of one staff member, or a refusal that says no more than that there is nobody. */
export async function loadAvailability(db: Db, advisorId: string, now: Date): Promise<KnownAvailability> {
  const [found] = await readAvailability(db, advisorId, now)
  if (!found) throw new NotFound('advisor')
  return found
}

export const getAvailability = query(calls.booking.getAvailability, {
  read: async ({ db, input: { advisorId }, now, signedIn }) =>
    await loadAvailability(db, advisorId ?? (await signedIn()).userId, now),
  present: (found, { actor }) => ({ availability: presentAvailability(found, actor) }),
})

export const listBookableStaff = query(calls.booking.listBookableStaff, {
  read: ({ db, now }) => readAvailability(db, null, now),
  present: (all) => ({
    advisors: all.map(({ advisorId, advisorName, isOpen }) => ({
      id: advisorId,
      name: advisorName ?? '',
      isOpen,
    })),
  }),
})
