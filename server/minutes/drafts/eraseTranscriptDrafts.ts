import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

const outcome = '(select id from session_outcomes where session_id = $1)'
const eraseDrafts = sqlStatement<[string, string], never>(
  `delete from outcome_versions where outcome_id = ${outcome} and transcript_id = $2 and status <> 'approved'`,
)
const letGoOfTranscript = sqlStatement<[string, string], never>(
  `update outcome_versions set transcript_id = null where outcome_id = ${outcome} and transcript_id = $2`,
)
const goBack = sqlStatement<[string, Date], never>(
  `update session_outcomes o set current_version_id = latest.id, status = coalesce(latest.status, 'draft'),
     drafting = 'ready', draft_failure = null, updated_at = $2
   from (select) as one left join lateral (
     select v.id, v.status from outcome_versions v where v.outcome_id = ${outcome} and v.status <> 'archived'
     order by v.number desc limit 1) as latest on true
   where o.session_id = $1`,
)

/** After a transcript is gone: drafts that rest on it go, approved minutes stay without the way back to it. */
export async function eraseTranscriptDrafts(
  db: Db,
  sessionId: string,
  transcriptId: string,
  now: Date,
): Promise<void> {
  await Promise.all([
    eraseDrafts(db, sessionId, transcriptId),
    letGoOfTranscript(db, sessionId, transcriptId),
    goBack(db, sessionId, now),
  ])
}
