import { boardLimits } from '#domain/board/limits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const weekMs = 7 * 86_400_000
const weeks = boardLimits.momentumWeeks

/** Weeks of seven days that end now. A card done is a card changed, so the index of changes finds it. */
const doneByWeek = sqlStatement<[now: string, since: string], { back: number; count: number }>(
  `select floor(extract(epoch from $1::timestamptz - completed_at) / 604800)::int as back, count(*)::int as count
   from julboard_tasks
   where user_id = app_user() and updated_at > $2::timestamptz and completed_at > $2::timestamptz
     and completed_at <= $1::timestamptz
   group by 1`,
)

/** Who wrote in this month of the member's calendar, both by the member's rows: a note under a card, a word about the whole. */
const writersOfMonth = sqlStatement<[now: string], { id: string; count: number; name: string | null }>(
  `select w.id, w.count, app_name(w.id) as name from (
     select created_by as id, count(*)::int as count from (
       select created_by, created_at from card_notes where user_id = app_user() and deleted_at is null
       union all
       select created_by, created_at from board_checkins where user_id = app_user() and deleted_at is null
     ) written
     where created_at >= date_trunc('month', $1::timestamptz,
       coalesce((select time_zone from profiles where id = app_user()), 'UTC'))
     group by 1
   ) w order by w.count desc, w.id`,
)

export async function readMomentum(db: Db, now: Date) {
  const since = new Date(now.getTime() - weeks * weekMs)
  const [done, writers] = await Promise.all([
    doneByWeek(db, now.toISOString(), since.toISOString()),
    writersOfMonth(db, now.toISOString()),
  ])
  return {
    /** Oldest week first. */
    done: Array.from(
      { length: weeks },
      (_, at) => done.find(({ back }) => back === weeks - 1 - at)?.count ?? 0,
    ),
    written: writers.reduce((sum, { count }) => sum + count, 0),
    people: writers
      .slice(0, boardLimits.momentumPeople)
      .flatMap(({ id, name }) => (name ? [{ id, name }] : [])),
  }
}

/** What moved on the reader's own board: cards done in each of the last weeks, and who wrote this month (T-206). */
export const getMomentum = query(calls.board.getMomentum, {
  read: ({ db, now }) => readMomentum(db, now),
  present: (momentum) => momentum,
})
