import { and, asc, desc, eq, getTableColumns, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { SessionStatus } from '#domain/sessions/types.ts'
import { profiles } from '#server/accounts/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { sessions } from './tables.ts'

// A session that names the reader as its advisor is theirs to lead, whoever advises its member today (4.13.1).
const led = sql`(sessions.advisor_id = app_user() and current_user = 'app_staff')`

// Inside the brackets columns carry the table's own name: a bare one would be the other table's.
const listColumns = {
  ...getTableColumns(sessions),
  // No row comes from the earlier system yet, so the old report marker counts nowhere (T-072).
  isImported: sql<boolean>`false`,
  isAssigned: sql<boolean>`app_advises(sessions.user_id) or ${led}`,
  // Their board is open to assigned advisors alone, whoever leads the session (4.13.2).
  advisesMember: sql<boolean>`app_advises(sessions.user_id)`,
  memberTimeZone: sql<string | null>`(select p.time_zone from profiles p where p.id = sessions.user_id)`,
}

/**
 * A session with whether the reader leads it or advises its member today, and the names that they may know: one statement for all of
 * it. A list asks for its names at once instead, because each question costs 0.14 ms.
 */
export const sessionColumns = {
  ...listColumns,
  memberName: sql<string | null>`app_name(sessions.user_id)`,
  advisorName: sql<string | null>`app_name(sessions.advisor_id)`,
}

/** Whom an email goes to, where the writer may write to them; asked after the row is stored, so a new advisor may. */
export const reachableColumns = {
  ...sessionColumns,
  memberFirstName: sql<string | null>`(select p.first_name from profiles p where p.id = sessions.user_id)`,
}

export type SessionRow = typeof sessions.$inferSelect
/** A session as the domain's questions want it, with what its reader may know of the people in it. */
export type KnownSession = SessionRow & {
  isImported: boolean
  isAssigned: boolean
  advisesMember: boolean
  memberTimeZone: string | null
  memberName: string | null
  advisorName: string | null
}

/** Which sessions exist for whoever does not manage them: those in the list, the hidden too, or the deleted as well. */
export type Including = 'listed' | 'hidden' | 'deleted'
const open = {
  listed: and(isNull(sessions.deletedAt), isNull(sessions.hiddenAt)),
  hidden: isNull(sessions.deletedAt),
  deleted: sql`true`,
}
const manages = sql`app_advises(sessions.user_id) or app_may('sessions.manage') or ${led}`

const byId = (including: Including) =>
  statement((q, { id }: Args<{ id: string }>) =>
    q
      .select(sessionColumns)
      .from(sessions)
      .where(and(eq(sessions.id, id), or(open[including], manages)))
      .limit(1),
  )
const byIdHeld = (including: Including) =>
  statement((q, { id }: Args<{ id: string }>) =>
    q
      .select(sessionColumns)
      .from(sessions)
      .where(and(eq(sessions.id, id), or(open[including], manages)))
      .limit(1)
      .for('update'),
  )
const looking = { listed: byId('listed'), hidden: byId('hidden'), deleted: byId('deleted') }
const holding = { listed: byIdHeld('listed'), hidden: byIdHeld('hidden'), deleted: byIdHeld('deleted') }

/** One session the reader may know of, or a refusal that says no more than that there is none. */
export const loadSession = async (db: Db, id: string, including: Including = 'listed') =>
  only(await looking[including](db, { id }))
/** The same, held still until the commit. */
export const holdSession = async (db: Db, id: string, including: Including = 'listed') =>
  only(await holding[including](db, { id }))
export const findSession = async (db: Db, id: string): Promise<KnownSession | null> =>
  (await looking.deleted(db, { id }))[0] ?? null

function only([session]: readonly KnownSession[]): KnownSession {
  if (!session) throw new NotFound('session')
  return session
}

export type Cursor = { startAt: Date; id: string }
export type SessionQuery = {
  /** Without it: the reader's own, or for staff everybody's but their own, which are no work of theirs. */
  memberId?: string | undefined
  /** Of other people's sessions only those that the reader advises. */
  mine?: boolean | undefined
  status?: SessionStatus | undefined
  from?: string | undefined
  to?: string | undefined
  /** `deleted`: of the reader's own those hidden after `hiddenAfter`, of other people's the softly deleted. */
  shown: 'listed' | 'deleted'
  hiddenAfter: Date
  order: 'newest' | 'soonest'
  after: Cursor | null
  limit: number
}

const isOwn = sql`sessions.user_id = app_user()`
const isStaff = sql`current_user = 'app_staff'`

/** Sessions by start, one page after `after` (T-078). The row rules decide whose. */
export async function listSessionRows(db: Db, query: SessionQuery) {
  return await db
    .select(listColumns)
    .from(sessions)
    .where(
      and(
        query.memberId ? eq(sessions.userId, query.memberId) : sql`(${isOwn}) <> (${isStaff})`,
        query.mine ? or(isOwn, sql`sessions.advisor_id = app_user()`) : undefined,
        query.status ? eq(sessions.status, query.status) : undefined,
        query.from ? gte(sessions.startAt, new Date(query.from)) : undefined,
        query.to ? lte(sessions.startAt, new Date(query.to)) : undefined,
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

// What a member hid from their own list staff still see (T-075).
function listedAs({ shown, hiddenAfter }: SessionQuery) {
  if (shown === 'listed')
    return and(isNull(sessions.deletedAt), or(isNull(sessions.hiddenAt), sql`not ${isOwn}`))
  const hidden = and(isNull(sessions.deletedAt), gte(sessions.hiddenAt, hiddenAfter))
  return sql`case when ${isOwn} then ${hidden} else ${sessions.deletedAt} is not null end`
}

/** What comes after the cursor, in the order asked for. */
function beyond({ after, order }: SessionQuery) {
  if (!after) return undefined
  const at = sql`${after.startAt.toISOString()}::timestamptz`
  const tie = eq(sessions.startAt, at)
  return order === 'soonest'
    ? or(gt(sessions.startAt, at), and(tie, lt(sessions.id, after.id)))
    : or(lt(sessions.startAt, at), and(tie, gt(sessions.id, after.id)))
}

const memberById = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select({
      ...pick(profiles, 'id', 'isDemo', 'timeZone', 'firstName'),
      isAssigned: sql<boolean>`app_advises(profiles.id)`,
    })
    .from(profiles)
    .where(eq(profiles.id, id))
    .limit(1),
)
/** Whom staff may schedule for and write to; demo members are nobody to them (4.12.5). */
export async function loadMember(db: Db, id: string) {
  const [member] = await memberById(db, { id })
  if (!member) throw new NotFound('member')
  return member
}
