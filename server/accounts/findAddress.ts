import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** A member's address for an email, or null for whom the actor may not write to. */
export async function findAddress(db: Db, memberId: string): Promise<string | null> {
  const { rows } = await db.execute<{ address: string | null }>(
    sql`select app_address(${memberId}) as address`,
  )
  return rows[0]?.address ?? null
}
