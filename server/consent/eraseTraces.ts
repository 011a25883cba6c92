import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/**
 * Erases what a session's words became: transcripts, every version but the approved one, and quote, speaker
 * and moment from approved lines and from cards. The approved wording stays (4.12.11). One function of the
 * database does it for everybody, because a guest has no rows and a member may not see drafts.
 */
export async function eraseTraces(db: Db, sessionId: string): Promise<void> {
  await db.execute(sql`select app_consent_erase(${sessionId})`)
}
