import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import type { Session, SessionStatus } from '#domain/sessions/types.ts'
import { profiles } from '#server/accounts/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { sessions } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect
/** A session as the domain's questions want it, with whether the reader advises its member today. */
export type KnownSession = SessionRow & Session & { isAssigned: boolean }
export type Cursor = { startAt: Date; id: string }

/**
 * One session the actor may know of, or a refusal that says no more than that there is none. `lock` keeps it
 * still until the commit; `including` also finds what its member has hidden, or what staff deleted as well.
 */
export async function getSession(
  { db, actor }: { db: Db; actor: Actor },
  id: string,
  how: { lock?: boolean; including?: 'hidden' | 'deleted' } = {},
): Promise<KnownSession> {
  const query = db.select().from(sessions).where(eq(sessions.id, id)).limit(1)
  const [row] = how.lock ? await query.for('update') : await query
  if (!row) throw new NotFound('session')
  const session = known(row, (await listAdvised(db, actor, [row.userId])).has(row.userId))
  if (canManageSessions(actor, session).ok) return session
  if ((row.deletedAt && how.including !== 'deleted') || (row.hiddenAt && !how.including))
    throw new NotFound('session')
  return session
}

/** No row comes from the earlier system yet, so the old report marker counts nowhere (T-072). */
export const known = (row: SessionRow, isAssigned: boolean): KnownSession => ({
  ...row,
  isImported: false,
  isAssigned,
})

/** Which of these members the actor advises today. */
export async function listAdvised(
  db: Db,
  actor: Actor,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(memberIds)]
  if (!actor.isStaff || wanted.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from unnest(${sql.param(wanted)}::uuid[]) as id where app_advises(id)`,
  )
  return new Set(rows.map((row) => row.id))
}

export type SessionQuery = {
  userId?: string
  advisorId?: string
  /** Staff's own sessions as a member are no work of theirs. */
  notUserId?: string
  status?: SessionStatus
  from?: Date
  to?: Date
  shown: 'listed' | { hiddenAfter: Date } | 'deleted'
  order: 'newest' | 'soonest'
  after: Cursor | null
  limit: number
}

/** Sessions by start, one page after `after` (T-078). The row rules decide whose. */
export async function listSessions(db: Db, query: SessionQuery): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(
      and(
        query.userId ? eq(sessions.userId, query.userId) : undefined,
        query.advisorId ? eq(sessions.advisorId, query.advisorId) : undefined,
        query.notUserId ? ne(sessions.userId, query.notUserId) : undefined,
        query.status ? eq(sessions.status, query.status) : undefined,
        query.from ? gte(sessions.startAt, query.from) : undefined,
        query.to ? lte(sessions.startAt, query.to) : undefined,
        listedAs(query),
        beyond(query),
      ),
    )
    // Each the other backwards, so that one index gives both.
    .orderBy(
      ...(query.order === 'soonest'
        ? [asc(sessions.startAt), desc(sessions.id)]
        : [desc(sessions.startAt), asc(sessions.id)]),
    )
    .limit(query.limit)
}

/** What comes after the cursor, in the order asked for. */
function beyond({ after, order }: Pick<SessionQuery, 'after' | 'order'>) {
  if (!after) return undefined
  const at = sql`${after.startAt.toISOString()}::timestamptz`
  const tie = eq(sessions.startAt, at)
  return order === 'soonest'
    ? or(gt(sessions.startAt, at), and(tie, lt(sessions.id, after.id)))
    : or(lt(sessions.startAt, at), and(tie, gt(sessions.id, after.id)))
}

function listedAs({ shown, notUserId }: SessionQuery) {
  if (shown === 'deleted') return isNotNull(sessions.deletedAt)
  if (shown !== 'listed') return and(isNull(sessions.deletedAt), gte(sessions.hiddenAt, shown.hiddenAfter))
  // What a member hid from their own list staff still see (T-075).
  return notUserId ? isNull(sessions.deletedAt) : and(isNull(sessions.deletedAt), isNull(sessions.hiddenAt))
}

/** The zones members live in, by id; of people the reader may not look up there is none. */
export async function listZones(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: profiles.id, zone: profiles.timeZone })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row.zone]))
}

/** Whom staff may schedule for; demo members are nobody to them (4.12.5). */
export async function getMember(db: Db, id: string) {
  const [member] = await db
    .select({
      id: profiles.id,
      isDemo: profiles.isDemo,
      timeZone: profiles.timeZone,
      firstName: profiles.firstName,
    })
    .from(profiles)
    .where(eq(profiles.id, id))
    .limit(1)
  if (!member) throw new NotFound('member')
  return member
}
