import { answer } from '#domain/decision.ts'
import { canTranscribe } from '#domain/minutes/permissions.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { loadSession } from '#server/sessions/queries.ts'
import type { TranscriptionRow } from './present.ts'
import { presentTranscription } from './present.ts'

const columns = `t.id, t.status, t.failure, t.language, t.created_at as "createdAt",
  (select count(*)::int from jsonb_object_keys(t.pieces)) as done, array_length(t.cuts, 1) - 1 as pieces`

type Sound = { id: string; sessionId: string; userId: string; isReady: boolean }
const sound = sqlStatement<[id: string], Sound>(
  `select id, session_id as "sessionId", user_id as "userId", status = 'ready' as "isReady" from recordings
   where id = $1 and session_id is not null and status <> 'erased'`,
)
/** A recording that belongs to a session, or a refusal that says no more than that there is none. */
export async function findSound(db: Db, id: string): Promise<Sound> {
  const [found] = await sound(db, id)
  if (!found) throw new NotFound('recording')
  return found
}

export const newestOf = sqlStatement<[recordingId: string], TranscriptionRow>(
  `select ${columns} from transcriptions t where t.recording_id = $1 order by t.created_at desc, t.id limit 1`,
)
export const begin = sqlStatement<
  [id: string, recordingId: string, sessionId: string, userId: string, createdBy: string],
  TranscriptionRow
>(
  `insert into transcriptions as t (id, recording_id, session_id, user_id, created_by) values ($1, $2, $3, $4, $5)
   on conflict (id) do nothing returning ${columns}`,
)
/** What is there stays; only what is missing is asked for again. Where nobody was heard at all, everything is. */
export const queueAgain = sqlStatement<[id: string, by: string | null], TranscriptionRow>(
  `update transcriptions t set status = 'queued', created_by = coalesce($2, t.created_by), failure = null, pieces = case when t.failure = 'no_speech' then '{}' else t.pieces end, updated_at = now() where t.id = $1 returning ${columns}`,
)
export const cancel = sqlStatement<[recordingId: string], { id: string }>(
  `update transcriptions set status = 'cancelled', updated_at = now()
   where recording_id = $1 and status in ('queued', 'running') returning id`,
)

type Heard = TranscriptionRow & {
  recordingId: string
  name: string
  durationMs: number | null
  id: string | null
}
const ofSession = sqlStatement<[sessionId: string], Heard>(
  `select r.id as "recordingId", r.name, r.duration_ms as "durationMs", n.* from recordings r
   left join lateral (select ${columns} from transcriptions t where t.recording_id = r.id order by t.created_at desc, t.id limit 1) n on true
   where r.session_id = $1 and r.status = 'ready' order by r.created_at desc, r.id limit 20`,
)

export const listTranscriptions = query(calls.minutes.listTranscriptions, {
  read: async ({ db, input: { sessionId } }) => {
    const [session, consent, rows] = await Promise.all([
      loadSession(db, sessionId),
      loadConsentState(db, sessionId),
      ofSession(db, sessionId),
    ])
    return { session, isConsented: consent === 'complete', rows }
  },
  can: (actor, { session }) => canManageSessions(actor, session),
  present: ({ session, isConsented, rows }, { actor, app }) => ({
    recordings: rows.map(({ recordingId, name, durationMs, id, ...row }) => ({
      recordingId,
      name,
      durationMs,
      transcription: id ? presentTranscription({ ...row, id }) : null,
    })),
    canTranscribe: answer(
      canTranscribe(actor, session, {
        isConsented,
        hasModel: Boolean(app.config.ai?.transcriptionModel),
        isReady: true,
      }),
    ),
  }),
})
