import { and, asc, eq, sql } from 'drizzle-orm'
import { canListMembers } from '#domain/accounts/permissions.ts'
import type { PlanGrant } from '#domain/billing/types.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { personColumns } from '#server/accounts/people/personColumns.ts'
import { profiles, roles } from '#server/accounts/tables.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import type { PersonRow } from './present.ts'
import { presentPerson } from './present.ts'

const PAGE = 50

type StoredGrant = { plan: PlanGrant['plan']; fromAt: string; untilAt: string | null }
const columns = {
  ...personColumns,
  credits: sql<number>`(select count(*)::int from session_credits c where c.user_id = profiles.id
    and c.spent_at is null and c.revoked_at is null and coalesce(c.expires_at, 'infinity') > now())`,
  grants:
    sql`(select coalesce(json_agg(json_build_object('plan', g.plan, 'fromAt', g.from_at, 'untilAt', g.until_at)), '[]')
    from plan_grants g where g.user_id = profiles.id and g.ended_at is null)`.mapWith(
      (stored: StoredGrant[]): PlanGrant[] =>
        stored.map(({ plan, fromAt, untilAt }) => ({
          plan,
          fromAt: new Date(fromAt),
          untilAt: untilAt === null ? null : new Date(untilAt),
          endedAt: null,
        })),
    ),
}

const byId = statement((q, { userId }: Args<{ userId: string }>) =>
  q.select(columns).from(profiles).where(eq(profiles.id, userId)).limit(1),
)
/** One person as the directory shows them; a demo member is in no directory (4.12.5). */
export async function loadPerson(db: Db, userId: string): Promise<PersonRow> {
  const [person] = await byId(db, { userId })
  if (!person) throw new NotFound('person')
  return person
}

/** Whoever opens one person's page has looked at them, and they can read that; a page of the directory is no look at anybody (T-203). */
export const getPerson = query(calls.accounts.getPerson, {
  read: ({ db, input }) => loadPerson(db, input.userId),
  can: canListMembers,
  present: async (row, ctx) => {
    await recordViews(ctx.db, ctx.actor, [row.userId], 'profile')
    return { person: presentPerson(row, ctx) }
  },
})

/** One page of the directory by name; a search looks at how the words of names and company begin, and at the whole of an address. */
export const listPeople = query(calls.accounts.listPeople, {
  read: ({ db, input: { search, userType, withRole, advised, cursor, limit = PAGE } }) => {
    const after = cursor ? unpackCursor(cursor, 2) : null
    const { sortName } = personColumns
    return db
      .select(columns)
      .from(profiles)
      .where(
        and(
          search?.trim() ? isFound(search.trim()) : undefined,
          userType ? eq(profiles.userType, userType) : undefined,
          advised ? sql`app_advises(${profiles.id})` : undefined,
          withRole === undefined
            ? undefined
            : sql`exists (select from ${roles} where ${roles.userId} = ${profiles.id}) = ${withRole}`,
          after ? sql`(${sortName}, ${profiles.id}) > (${after[0]}, ${after[1]}::uuid)` : undefined,
        ),
      )
      .orderBy(asc(sortName), asc(profiles.id))
      .limit(limit + 1)
  },
  can: canListMembers,
  present: (rows, ctx) => {
    const { limit = PAGE } = ctx.input
    const last = rows[limit - 1]
    return {
      people: rows.slice(0, limit).map((row) => presentPerson(row, ctx)),
      next: rows.length > limit && last ? packCursor([last.sortName, last.userId]) : null,
    }
  },
})

const isFound = (text: string) =>
  sql`(app_has_words(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}, ${profiles.company}), ${text})${text.includes('@') ? sql` or profiles.id = (select app_person_at(${text}))` : sql``})`
