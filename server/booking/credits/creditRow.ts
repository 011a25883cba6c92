import { sql } from 'drizzle-orm'
import { pick } from '#server/platform/pick.ts'
import { sessionCredits } from '../tables.ts'

/** What a list of credits carries of each, with the names its reader may know. */
export const creditColumns = {
  ...pick(sessionCredits, 'id', 'userId', 'service', 'source', 'advisorId', 'reason'),
  ...pick(sessionCredits, 'createdAt', 'expiresAt', 'spentAt', 'sessionId', 'revokedAt'),
  advisorName: sql<
    string | null
  >`coalesce(app_name(session_credits.advisor_id), (select a.name from app_open_advisors(session_credits.advisor_id) a where session_credits.advisor_id is not null))`,
  grantedByName: sql<string | null>`app_name(session_credits.granted_by)`,
  isAssigned: sql<boolean>`app_advises(session_credits.user_id)`,
}

type Kept = typeof sessionCredits.$inferSelect
export type CreditRow = Omit<Kept, 'linkId' | 'companyId' | 'grantedBy' | 'returnedFrom'> & {
  advisorName: string | null
  grantedByName: string | null
  isAssigned: boolean
}
