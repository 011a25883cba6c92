import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import type { KnownSession } from '#server/sessions/queries.ts'

const firstNameOf = sqlStatement<[memberId: string], { first_name: string | null }>(
  'select first_name from profiles where id = $1',
)

/** What the emails about a booking are written from. */
export async function writableSession(db: Db, session: KnownSession) {
  const [member] = await firstNameOf(db, session.userId)
  return { ...session, memberFirstName: member?.first_name ?? null }
}
