import { sql } from 'drizzle-orm'
import { signInLimits } from '#domain/accounts/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'

/** The person did something: the idle limit starts anew, the absolute one never moves (T-014). Answers its end. */
export async function touchSignIn(db: Db, tokenHash: string): Promise<string> {
  const { rows } = await db.execute<{ until: Date | string | null }>(
    sql`select app_touch(${tokenHash}, make_interval(secs => ${signInLimits.idleMs / 1000})) as until`,
  )
  const until = rows[0]?.until
  if (!until) throw unauthorized()
  return new Date(until).toISOString()
}
