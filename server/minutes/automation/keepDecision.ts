import type { MatchDecision } from '#domain/minutes/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

/** Gives a recording its session, or takes it away; without a session nothing of its bytes stays here. */
export const linkRecording = sqlStatement<
  [id: string, sessionId: string, userId: string, at: Date],
  { id: string }
>(
  `update recordings set session_id = $2, user_id = $3, linked_at = $4, updated_at = $4
   where id = $1 and session_id is null and status <> 'erased' returning id`,
)
const decide = sqlStatement<
  [
    id: string,
    recordingId: string,
    decision: string,
    reason: string,
    sessionId: string | null,
    candidates: string,
    by: string | null,
  ],
  never
>(
  `insert into recording_decisions (id, recording_id, decision, reason, session_id, candidates, decided_by)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7)`,
)
export type Decided = {
  id: string
  recordingId: string
  decision: MatchDecision
  reason: string
  sessionId: string | null
  candidates: readonly object[]
  by: string | null
}
/** Keeps what was decided, with the parts of every score it was decided on (T-068). */
export const keepDecision = (
  db: Db,
  { id, recordingId, decision, reason, sessionId, candidates, by }: Decided,
) => decide(db, id, recordingId, decision, reason, sessionId, JSON.stringify(candidates), by)
