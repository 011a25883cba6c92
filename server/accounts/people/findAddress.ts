import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const addressOf = sqlStatement<[memberId: string], { address: string | null }>(
  'select app_address($1) as address',
)

/** A member's address for an email, or null for whom the actor may not write to. */
export const findAddress = async (db: Db, memberId: string): Promise<string | null> =>
  (await addressOf(db, memberId))[0]?.address ?? null
