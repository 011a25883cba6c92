import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** Who a member's card may be given to: the member first, then their advisors (T-215). */
export async function listAssignable(
  db: Db,
  memberId: string | null,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from app_assignable(coalesce(${memberId}::uuid, app_user()))`,
  )
  return rows
}
