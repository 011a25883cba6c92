import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { pick } from '#server/platform/pick.ts'
import { readOfBoard } from '../access/boardOf.ts'
import { checkins } from '../tables.ts'
import { presentCheckin } from './present.ts'

const shown = {
  ...pick(checkins, 'id', 'body', 'createdBy', 'createdAt'),
  authorName: sql<string | null>`app_name(created_by)`,
}
/** A check-in with what is asked before it may be deleted. */
export const checkinColumns = {
  ...shown,
  userId: checkins.userId,
  deletedAt: checkins.deletedAt,
  isAssignedAdvisor: sql<boolean>`user_id <> app_user() and app_advises(user_id)`,
}

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(checkinColumns).from(checkins).where(eq(checkins.id, id)).limit(1),
)
export type CheckinRow = Awaited<ReturnType<typeof byId>>[number]

/** One check-in, deleted ones included, so that deleting twice is no mistake. */
export const findCheckin = async (db: Db, id: string): Promise<CheckinRow | null> =>
  (await byId(db, { id }))[0] ?? null

type Page = { memberId: string | null; at: string; id: string; limit: number }
const page = statement((q, c: Args<Page>) =>
  q
    .select(shown)
    .from(checkins)
    .where(
      and(
        eq(checkins.userId, sql`coalesce(${c.memberId}::uuid, app_user())`),
        isNull(checkins.deletedAt),
        sql`(${checkins.createdAt}, ${checkins.id}) < (${c.at}::timestamptz, ${c.id}::uuid)`,
      ),
    )
    .orderBy(desc(checkins.createdAt), desc(checkins.id))
    .limit(sql.placeholder('limit')),
)
// The partial index is of those that stand; of these there are few, each found by its author.
const deletedPage = statement((q, c: Args<Page>) =>
  q
    .select(shown)
    .from(checkins)
    .where(
      sql`${checkins.userId} = coalesce(${c.memberId}::uuid, app_user()) and ${checkins.createdBy} = app_user()
        and ${checkins.deletedAt} > now() - make_interval(days => ${boardLimits.undoDays}::int)
        and (${checkins.createdAt}, ${checkins.id}) < (${c.at}::timestamptz, ${c.id}::uuid)`,
    )
    .orderBy(desc(checkins.createdAt), desc(checkins.id))
    .limit(sql.placeholder('limit')),
)
const top = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

export const listCheckins = query(
  calls.board.listCheckins,
  readOfBoard({
    // One more than the page shows, where there is one.
    read: ({ db, input: { memberId = null, deleted, cursor, limit = boardLimits.shortPage } }) =>
      (deleted ? deletedPage : page)(db, { memberId, ...(momentOf(cursor) ?? top), limit: limit + 1 }),
    present: (rows, { actor, input: { limit = boardLimits.shortPage } }) => ({
      checkins: rows.slice(0, limit).map((row) => presentCheckin(row, actor.userId)),
      next: nextOf(rows, limit),
    }),
  }),
)
