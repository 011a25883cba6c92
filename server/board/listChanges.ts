import { sql } from 'drizzle-orm'
import type { BoardChange } from '#contract/board/changes.ts'
import { boardLimits } from '#domain/board/limits.ts'
import type { Db } from '#server/platform/db/database.ts'

export type ChangeRow = {
  entity: BoardChange['entity']
  id: string
  what: BoardChange['what']
  title: string
  by: string
  at: Date
}

/**
 * What happened last on a board, newest first. Each branch takes its newest by its own index before they are put
 * together, so the answer costs the same however much there is. A card says whose it is: the trail, which knows
 * who moved it, is for admins.
 */
export async function listChanges(db: Db, userId: string): Promise<ChangeRow[]> {
  const most = boardLimits.changes
  const { rows } = await db.execute<ChangeRow>(sql`
    select entity, id, what, title, "by", at from (
      (select 'card' as entity, id, case
          when archived_at = updated_at then 'archived' when created_at = updated_at then 'created'
          when completed_at = updated_at then 'completed' else 'changed' end as what,
        title, coalesce(decided_by, user_id) as "by", updated_at as at
        from julboard_tasks where user_id = ${userId} order by updated_at desc, id limit ${most})
      union all
      (select 'checkin', id, 'added', body, created_by, created_at
        from board_checkins where user_id = ${userId} and deleted_at is null order by created_at desc, id desc limit ${most})
      union all
      (select 'milestone', h.milestone_id, 'progressed', m.title, h.created_by, h.created_at
        from (select * from milestone_history where user_id = ${userId} order by created_at desc, id limit ${most}) h
          join milestones m on m.id = h.milestone_id)
      union all
      (select 'metric', id, 'entered', metric, created_by, created_at
        from company_metrics where user_id = ${userId} and removed_at is null order by created_at desc, id limit ${most})
    ) happened order by at desc, id limit ${most}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
