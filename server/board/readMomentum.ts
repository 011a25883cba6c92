import { sql } from 'drizzle-orm'
import { boardLimits } from '#domain/board/limits.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import type { Db } from '#server/platform/db/database.ts'

const weekMs = 7 * 86_400_000

/** What moved on a member's own board: cards done in each of the last weeks, and who wrote in this month of their calendar. */
export async function readMomentum(db: Db, userId: string, now: Date) {
  const done = await countDone(db, userId, now)
  // Both by the member's rows: a note under a card, a word about the whole.
  const { rows: writers } = await db.execute<{ by: string; count: number }>(sql`
    select created_by as "by", count(*)::int as count from (
      select created_by, created_at from card_notes where user_id = ${userId} and deleted_at is null
      union all
      select created_by, created_at from board_checkins where user_id = ${userId} and deleted_at is null
    ) written
    where created_at >= date_trunc('month', ${now.toISOString()}::timestamptz,
      coalesce((select time_zone from profiles where id = ${userId}), 'UTC'))
    group by 1 order by 2 desc, 1`)
  const shown = writers.slice(0, boardLimits.momentumPeople)
  const names = await findNames(
    db,
    shown.map(({ by }) => by),
  )
  return {
    done,
    written: writers.reduce((sum, { count }) => sum + count, 0),
    people: shown.flatMap(({ by }) => {
      const name = names.get(by)
      return name ? [{ id: by, name }] : []
    }),
  }
}

/** Weeks of seven days that end now, oldest first. A card done is a card changed, so the index of changes finds it. */
async function countDone(db: Db, userId: string, now: Date): Promise<number[]> {
  const weeks = boardLimits.momentumWeeks
  const since = new Date(now.getTime() - weeks * weekMs).toISOString()
  const { rows } = await db.execute<{ back: number; count: number }>(sql`
    select floor(extract(epoch from ${now.toISOString()}::timestamptz - completed_at) / 604800)::int as back,
      count(*)::int as count
    from julboard_tasks
    where user_id = ${userId} and updated_at > ${since} and completed_at > ${since}
      and completed_at <= ${now.toISOString()}
    group by 1`)
  return Array.from(
    { length: weeks },
    (_, at) => rows.find(({ back }) => back === weeks - 1 - at)?.count ?? 0,
  )
}
