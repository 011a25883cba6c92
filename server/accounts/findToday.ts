import { eq } from 'drizzle-orm'
import { dayIn } from '#domain/sessions/rules/zones.ts'
import type { Db } from '#server/platform/db/database.ts'
import { profiles } from './tables.ts'

/** The day it is where a member lives, 'YYYY-MM-DD'; in UTC where the reader may not look them up. */
export async function findToday(db: Db, userId: string, now: Date): Promise<string> {
  const [row] = await db
    .select({ zone: profiles.timeZone })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1)
  return dayIn(now, row?.zone ?? 'UTC')
}
