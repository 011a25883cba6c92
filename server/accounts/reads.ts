import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { planGrants } from '#server/billing/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { memberViews, permissions, profiles, roles } from './tables.ts'

export type ProfileRow = typeof profiles.$inferSelect
export type PersonCursor = { name: string; id: string }

/** A person of the directory with everything the page shows of them. */
export type PersonRow = {
  profile: ProfileRow
  sortName: string
  email: string | null
  isVerified: boolean
  roles: ('staff' | 'admin')[]
  permissions: string[]
  grants: (typeof planGrants.$inferSelect)[]
}

export async function getProfile(db: Db, userId: string): Promise<ProfileRow> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId)).limit(1)
  if (!profile) throw new NotFound('profile')
  return profile
}

/** Which advisors looked at a member's rows, newest day first (T-203). */
export async function listViews(db: Db, userId: string) {
  return await db
    .select()
    .from(memberViews)
    .where(eq(memberViews.userId, userId))
    .orderBy(desc(memberViews.viewedOn), asc(memberViews.area), asc(memberViews.advisorId))
    .limit(200)
}

const sortName = sql<string>`lower(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}))`

/** One page of the directory by name; a search looks at how first, last and full name and company begin. */
export async function listPeople(
  db: Db,
  query: {
    search?: string | undefined
    userType?: 'founder' | 'investor' | 'advisory' | undefined
    withRole?: boolean | undefined
    after: PersonCursor | null
    limit: number
  },
): Promise<PersonRow[]> {
  const begins = (text: string) =>
    sql`(starts_with(${sortName}, lower(${text})) or starts_with(lower(${profiles.lastName}), lower(${text}))
      or starts_with(lower(${profiles.company}), lower(${text})))`
  const found = await db
    .select({ profile: profiles, sortName })
    .from(profiles)
    .where(
      and(
        query.search ? begins(query.search) : undefined,
        query.userType ? eq(profiles.userType, query.userType) : undefined,
        query.withRole === undefined
          ? undefined
          : sql`exists (select from ${roles} where ${roles.userId} = ${profiles.id}) = ${query.withRole}`,
        query.after
          ? sql`(${sortName}, ${profiles.id}) > (${query.after.name}, ${query.after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(sortName), asc(profiles.id))
    .limit(query.limit)
  return await withFacts(db, found)
}

/** One person as the directory shows them; a demo member is in no directory (4.12.5). */
export async function getPerson(db: Db, userId: string): Promise<PersonRow> {
  const found = await db
    .select({ profile: profiles, sortName })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1)
  const [person] = await withFacts(db, found)
  if (!person) throw new NotFound('person')
  return person
}

/** Adds what stands in other tables, in one query each, whatever the length of the page. */
async function withFacts(db: Db, found: { profile: ProfileRow; sortName: string }[]): Promise<PersonRow[]> {
  if (found.length === 0) return []
  const ids = sql`${sql.param(found.map(({ profile }) => profile.id))}::uuid[]`
  const { rows: facts } = await db.execute<{ id: string; is_verified: boolean; email: string | null }>(
    sql`select id, is_verified, app_address(id) as email from app_verified(${ids})`,
  )
  const held = await db.select().from(roles).where(sql`${roles.userId} = any(${ids})`)
  const allowed = await db.select().from(permissions).where(sql`${permissions.userId} = any(${ids})`)
  const grants = await db
    .select()
    .from(planGrants)
    .where(sql`${planGrants.userId} = any(${ids}) and ${planGrants.endedAt} is null`)
  return found.map((each) => {
    const { id } = each.profile
    const fact = facts.find((row) => row.id === id)
    return {
      ...each,
      email: fact?.email ?? null,
      isVerified: fact?.is_verified ?? false,
      roles: held.filter((row) => row.userId === id).map((row) => row.role),
      permissions: allowed.filter((row) => row.userId === id).map((row) => row.name),
      grants: grants.filter((row) => row.userId === id),
    }
  })
}

/**
 * The admins whose accounts are open. The lock lets one change of roles or accounts happen at a time, so that no two
 * admins shut each other out and the last one stays.
 */
export async function listAdmins(db: Db): Promise<ReadonlySet<string>> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('accounts.roles'))`)
  const rows = await db
    .select({ id: roles.userId })
    .from(roles)
    .innerJoin(profiles, eq(profiles.id, roles.userId))
    .where(and(eq(roles.role, 'admin'), isNull(profiles.disabledAt)))
  return new Set(rows.map((row) => row.id))
}
