import { boardLimits } from '#domain/board/limits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { readOfBoard } from '../access/boardOf.ts'
import type { ChangeRow } from './present.ts'
import { presentChange } from './present.ts'

const most = boardLimits.changes
const ofBoard = 'user_id = coalesce($1::uuid, app_user())'
/**
 * What happened last on a board, newest first. Each branch takes its newest by its own index before they are put
 * together, so the answer costs the same however much there is. A card says who made it, and later whose it is: the trail, which
 * knows who moved it, is for admins.
 */
export const listChangeRows = sqlStatement<[memberId: string | null], ChangeRow>(
  `select entity, id, what, title, app_name("by") as "byName", at from (
    select * from (
      (select 'card' as entity, id, case
          when archived_at = updated_at then 'archived' when created_at = updated_at then 'created'
          when completed_at = updated_at then 'completed' else 'changed' end as what,
        title, case when created_at = updated_at then created_by else coalesce(decided_by, user_id) end as "by", updated_at as at
        from julboard_tasks where ${ofBoard} order by updated_at desc, id limit ${most})
      union all
      (select 'checkin', id, 'added', body, created_by, created_at
        from board_checkins where ${ofBoard} and deleted_at is null order by created_at desc, id desc limit ${most})
      union all
      (select 'milestone', h.milestone_id, 'progressed', m.title, h.created_by, h.created_at
        from (select * from milestone_history where ${ofBoard} order by created_at desc, id limit ${most}) h
          join milestones m on m.id = h.milestone_id)
      union all
      (select 'metric', id, 'entered', metric, created_by, created_at
        from company_metrics where ${ofBoard} and removed_at is null order by created_at desc, id limit ${most})
    ) happened order by at desc, id limit ${most}) newest`,
)

export const listChanges = query(
  calls.board.listChanges,
  readOfBoard({
    read: ({ db, input }) => listChangeRows(db, input.memberId ?? null),
    present: (rows) => ({ changes: rows.map(presentChange) }),
  }),
)
