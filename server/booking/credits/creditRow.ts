import { sql } from 'drizzle-orm'
import { sessionCredits } from '../tables.ts'

/** What a list of credits carries of each, with the names its reader may know. */
export const creditColumns = {
  id: sessionCredits.id,
  userId: sessionCredits.userId,
  service: sessionCredits.service,
  source: sessionCredits.source,
  advisorId: sessionCredits.advisorId,
  advisorName: sql<
    string | null
  >`coalesce(app_name(session_credits.advisor_id), (select a.name from app_open_advisors(session_credits.advisor_id) a where session_credits.advisor_id is not null))`,
  reason: sessionCredits.reason,
  grantedByName: sql<string | null>`app_name(session_credits.granted_by)`,
  createdAt: sessionCredits.createdAt,
  expiresAt: sessionCredits.expiresAt,
  spentAt: sessionCredits.spentAt,
  sessionId: sessionCredits.sessionId,
  revokedAt: sessionCredits.revokedAt,
  isAssigned: sql<boolean>`app_advises(session_credits.user_id)`,
}

type Kept = typeof sessionCredits.$inferSelect
export type CreditRow = Omit<Kept, 'linkId' | 'companyId' | 'grantedBy' | 'returnedFrom'> & {
  advisorName: string | null
  grantedByName: string | null
  isAssigned: boolean
}
