import { asc, eq, sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { readOfBoard } from '../access/boardOf.ts'
import { milestones } from '../tables.ts'
import type { MilestoneRow } from './milestoneRow.ts'
import { milestoneColumns, shownColumns, withHistory } from './milestoneRow.ts'
import { presentMilestone } from './present.ts'

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(milestoneColumns).from(milestones).where(eq(milestones.id, id)).limit(1),
)
const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select(milestoneColumns).from(milestones).where(eq(milestones.id, id)).limit(1).for('update'),
)
const byIdWhole = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select(withHistory(boardLimits.milestoneHistoryWhole))
    .from(milestones)
    .where(eq(milestones.id, id))
    .limit(1),
)
const ofBoard = statement((q, m: Args<{ memberId: string | null; archived: boolean }>) =>
  q
    .select(shownColumns)
    .from(milestones)
    .where(
      sql`user_id = coalesce(${m.memberId}::uuid, app_user()) and (archived_at is not null) = ${m.archived}::boolean`,
    )
    // Those without a target come last.
    .orderBy(asc(milestones.targetOn), asc(milestones.id))
    .limit(boardLimits.milestones),
)

/** One milestone, held still until the commit, or a refusal that says no more than that there is none. */
export const holdMilestone = async (db: Db, id: string): Promise<MilestoneRow> =>
  only(await byIdHeld(db, { id }))
export const findMilestone = async (db: Db, id: string): Promise<MilestoneRow | null> =>
  (await byId(db, { id }))[0] ?? null

function only<Row>([milestone]: readonly Row[]): Row {
  if (!milestone) throw new NotFound('milestone')
  return milestone
}

export const listMilestones = query(
  calls.board.listMilestones,
  readOfBoard({
    read: ({ db, input: { memberId = null, archived = false } }) => ofBoard(db, { memberId, archived }),
    present: (rows) => ({ milestones: rows.map(presentMilestone) }),
  }),
)

export const getMilestone = query(calls.board.getMilestone, {
  read: async ({ db, input: { id } }) => only(await byIdWhole(db, { id })),
  present: async (milestone, { db, actor }) => {
    await recordView(db, actor, milestone.userId, 'board')
    return { milestone: presentMilestone(milestone) }
  },
})
