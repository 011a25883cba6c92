import { consentTextVersion } from '#domain/consent/texts.ts'
import { listConsentStates } from '#server/consent/queries.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { holdSessionOf } from '#server/recordings/keepRecording.ts'
import { queueAgain } from './queries.ts'

type Begun = { recordingId: string; sessionId: string; userId: string }
// A session with words, or with words on their way, has what its minutes are made of: more of them is for a person to ask for.
const begin = sqlStatement<[id: string, fileId: string], Begun>(
  `insert into transcriptions (id, recording_id, session_id, user_id)
   select $1::uuid, r.id, r.session_id, r.user_id from recordings r join sessions s on s.id = r.session_id
   where r.file_id = $2 and s.deleted_at is null and not app_is_demo(r.user_id)
     and not exists (select from transcripts t where t.session_id = r.session_id)
     and not exists (select from transcriptions t where t.session_id = r.session_id and t.status in ('queued', 'running', 'done'))
   returning recording_id as "recordingId", session_id as "sessionId", user_id as "userId"`,
)

/**
 * A recording of a session whose bytes have just been kept is written down by itself, where a provider is configured: from the drive
 * to minutes nobody touches a file. Without one it waits for whoever presses 'Transcribe'. Consent is asked by the job, before each piece.
 */
export async function transcribeByItself(db: Db, app: App, fileId: string): Promise<void> {
  if (!app.config.ai?.transcriptionModel) return
  const id = app.clock.newId()
  // Two recordings of one session come one after the other: the second sees what the first began.
  await holdSessionOf(db, fileId)
  const [begun] = await begin(db, id, fileId)
  if (!begun) return
  await enqueue(db, 'minutes.transcribe', { id }, app.clock.newId())
  const { recordingId, sessionId, userId: memberId } = begun
  const subject = { type: 'recording', id: recordingId, memberId, details: { sessionId } }
  await recordEvent(db, null, 'transcription.asked', subject, { requestId: id, ipAddress: '', userAgent: '' })
  await tell(db, sessionId, memberId)
}

// One of a session at a time, as 'begin' has it: its words may be all that is needed.
const mayGoOn = `t.status = 'failed' and t.failure = 'consent_missing' and s.deleted_at is null and not exists (
  select from transcriptions o where o.session_id = t.session_id and (o.status in ('queued', 'running')
    or (o.status = 'failed' and o.failure = 'consent_missing' and (o.created_at, o.id) < (t.created_at, t.id))))`
const agreedSeemingly = sqlStatement<[textVersion: string], { sessionId: string }>(
  `select t.session_id as "sessionId" from transcriptions t join sessions s on s.id = t.session_id
   where ${mayGoOn} and app_consent_seems_complete(t.session_id, $1) order by t.updated_at limit 20`,
)
const holdFree = sqlStatement<[ids: readonly string[]], { id: string }>(
  `select id from sessions where id = any($1::uuid[]) order by id for update skip locked`,
)
const held = sqlStatement<[ids: readonly string[]], { id: string; sessionId: string; userId: string }>(
  `select t.id, t.session_id as "sessionId", t.user_id as "userId" from transcriptions t join sessions s on s.id = t.session_id
   where ${mayGoOn} and t.session_id = any($1::uuid[])`,
)

/** What waited for somebody's yes goes on once everybody has said it (4.12.11). */
export async function transcribeAgreed(app: App): Promise<void> {
  if (!app.config.ai?.transcriptionModel) return
  const isAny = await asJobs(app, async (db) => {
    const seeming = await agreedSeemingly(db, consentTextVersion)
    // Sessions that somebody else holds are looked at in the next round.
    const ids = (await holdFree(db, [...new Set(seeming.map(({ sessionId }) => sessionId))])).map(
      ({ id }) => id,
    )
    const [waiting, states] = await Promise.all([held(db, ids), listConsentStates(db, ids)])
    const agreed = waiting.filter(({ sessionId }) => states.get(sessionId) === 'complete')
    for (const { id, sessionId, userId } of agreed) {
      await queueAgain(db, id, null)
      await enqueue(db, 'minutes.transcribe', { id }, app.clock.newId())
      await tell(db, sessionId, userId)
    }
    return agreed.length > 0
  })
  if (isAny) app.wake.jobs()
}

const tell = (db: Db, sessionId: string, memberId: string) =>
  publish(db, 'minutes', {
    entity: 'transcription',
    id: sessionId,
    version: 0,
    kind: 'transcription.asked',
    memberId,
  })
