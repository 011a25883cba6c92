import { sql } from 'drizzle-orm'
import { evenRanks, rankBetween } from '#domain/board/rules/rank.ts'
import type { CardStatus } from '#domain/board/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Neighbours } from './queries.ts'

/**
 * The rank between the two neighbours the person saw. A neighbour that has moved away meanwhile is passed
 * over, and so are cards that came between: the place follows the first neighbour that still stands.
 */
export function rankOf({ after, next, before, previous, first }: Neighbours): string {
  if (after !== null) return rankBetween(after, next)
  if (before !== null) return rankBetween(previous, before)
  return rankBetween(null, first)
}

/** Many moves to one place make ranks long; the column is then spaced anew in one statement. */
export async function spaceColumn(db: Db, userId: string, status: CardStatus): Promise<void> {
  const column = sql`from julboard_tasks where user_id = ${userId} and status = ${status} and archived_at is null`
  // Held in the order in which many cards are held, and read in theirs once nobody else moves one.
  await db.execute(sql`select ${column} order by id for update`)
  const { rows } = await db.execute<{ id: string }>(sql`select id ${column} order by rank, id`)
  const ids = rows.map((row) => row.id)
  await db.execute(sql`update julboard_tasks t set rank = spaced.rank
    from unnest(${sql.param(ids)}::uuid[], ${sql.param([...evenRanks(ids.length)])}::text[]) as spaced(id, rank) where t.id = spaced.id`)
}
