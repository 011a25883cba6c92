import { eraseTranscriptDrafts } from '#server/minutes/drafts/eraseTranscriptDrafts.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { publish } from '#server/platform/live/publish.ts'
import { deleteTranscript } from '#server/recordings/storeTranscript.ts'

const BATCH = 100
// One node erases at a time; the others find nothing to do and come again.
const ERASE_LOCK = 7_351_003
const origin = { requestId: 'retention', ipAddress: '', userAgent: '' }

type Old = { id: string; sessionId: string; userId: string }
const findOld = sqlStatement<[now: Date, months: number], Old>(
  `select id, session_id as "sessionId", user_id as "userId" from transcripts
   where pg_try_advisory_xact_lock(${ERASE_LOCK}) and created_at < $1::timestamptz - interval '1 month'
     and created_at < $1::timestamptz - make_interval(months => app_kept_months(user_id, 'transcripts', $2::int))
   order by created_at limit ${BATCH}`,
)

/** Erases transcripts that are older than `months` or than their member keeps them, as their advisor would (T-219). */
export async function eraseOldTranscripts(app: App, now: Date, months: number): Promise<number> {
  let total = 0
  for (;;) {
    const erased = await asJobs(app, (db) => erasePart(db, now, months))
    total += erased
    if (erased < BATCH) return total
  }
}

async function erasePart(db: Db, now: Date, months: number): Promise<number> {
  const old = await findOld(db, now, months)
  for (const { id, sessionId, userId: memberId } of old) {
    await deleteTranscript(db, id)
    await eraseTranscriptDrafts(db, sessionId, id, now)
    const subject = { type: 'transcript', id, memberId, details: { sessionId, reason: 'retention' } }
    await recordEvent(db, null, 'transcript.erased', subject, origin)
    await publish(db, 'minutes', {
      entity: 'minutes',
      id: sessionId,
      kind: 'minutes.draft_erased',
      memberId,
    })
  }
  return old.length
}
