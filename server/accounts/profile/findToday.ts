import { dayIn } from '#domain/sessions/rules/zones.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const zoneOf = sqlStatement<[userId: string], { zone: string }>(
  'select time_zone as zone from profiles where id = $1',
)

/** The day it is where a member lives, 'YYYY-MM-DD'; in UTC where the reader may not look them up. */
export const findToday = async (db: Db, userId: string, now: Date): Promise<string> =>
  dayIn(now, (await zoneOf(db, userId))[0]?.zone ?? 'UTC')
