import { sqlStatement } from '#server/platform/db/statement.ts'

/** Another advisor leads the session: the yes or no of the one before is not theirs, and they are asked anew (4.12.11). */
export const forgetAdvisorAnswer = sqlStatement<[sessionId: string], Record<string, never>>(
  `update consents set text_version = null, given_at = null, refused_at = null, withdrawn_at = null
   where session_id = $1 and party = 'advisor'`,
)
