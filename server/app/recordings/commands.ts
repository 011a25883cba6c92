import { and, eq, ne, sql } from 'drizzle-orm'
import { no } from '#domain/decision.ts'
import { canAddRecording, canAllowSaving, canEraseRecording } from '#domain/recordings/permissions.ts'
import { soundRefusal } from '#domain/recordings/texts.ts'
import { refuseUpload } from '#domain/uploads.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import { announceFile } from '#server/platform/storage/announce.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import type { RecordingRow } from '#server/recordings/listRecordingRows.ts'
import { findRecording, listRecordingRows } from '#server/recordings/listRecordingRows.ts'
import { recordings } from '#server/recordings/tables.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { presentRecording } from './present.ts'
import { loadRecording } from './queries.ts'

const eventOf = (
  name: AppEvent['name'],
  { id, userId }: Pick<RecordingRow, 'id' | 'userId'>,
  details: Record<string, unknown>,
): AppEvent => ({ name, entity: 'recording', id, memberId: userId, details })

type Insert = Pick<RecordingRow, 'id' | 'sessionId' | 'userId' | 'createdBy' | 'name' | 'byteSize'>
const insertRecording = statement((q, r: Args<Insert>) =>
  q
    .insert(recordings)
    .values({
      ...pick(r, 'id', 'sessionId', 'userId', 'createdBy', 'name', 'byteSize'),
      source: 'upload',
      status: 'arriving',
      fileId: r.id,
      linkedAt: sql`now()`,
    })
    .returning(),
)

/** A recording is announced with its name and size once everybody said yes; its bytes are looked at when they come (T-083). */
export const addRecording = command(calls.recordings.addRecording, {
  load: async ({ db, input }) => {
    const [session, consent, rows, there, hasProgram] = await Promise.all([
      holdSession(db, input.sessionId),
      loadConsentState(db, input.sessionId),
      listRecordingRows(db, input.sessionId),
      findRecording(db, input.id),
      canReadSound(),
    ])
    return { session, consent, count: there ? 0 : rows.length, there, hasProgram }
  },
  can: (actor, { session, consent, count, hasProgram }, now) => {
    const given = { isAssigned: session.isAssigned, consentComplete: consent === 'complete', count }
    const allowed = canAddRecording(actor, session, given, now)
    return allowed.ok && !hasProgram ? no('no_ffmpeg') : allowed
  },
  check: ({ name, byteSize: size }) => {
    const refusal = refuseUpload('recording', { name, size })
    return refusal ? [{ field: 'file', message: soundRefusal(refusal) }] : []
  },
  run: async ({ db, app, actor, input, loaded: { session, there } }) => {
    const { id, name, byteSize } = input
    if (there && there.sessionId !== session.id) throw new Conflict('id_taken')
    if (there) return { recording: there, event: null }
    const whose = { userId: session.userId, createdBy: actor.userId }
    const file = { id, ...whose, kind: 'recording', name, byteSize, key: app.clock.newId() } as const
    const [announced] = await announceFile(db, file)
    if (!announced) throw new Conflict('id_taken')
    const [recording] = await insertRecording(db, { id, sessionId: session.id, ...whose, name, byteSize })
    if (!recording) throw new NotFound('recording')
    return {
      recording,
      event: eventOf('recording.announced', recording, { sessionId: session.id, byteSize }),
    }
  },
  answer: ({ recording }, { actor, loaded }) => ({ recording: presentRecording(recording, loaded, actor) }),
})

const setSaving = statement((q, r: Args<{ id: string; isAllowed: boolean; now: Date }>) =>
  q
    .update(recordings)
    .set({ isDownloadAllowed: r.isAllowed, updatedAt: r.now })
    .where(and(eq(recordings.id, r.id), ne(recordings.isDownloadAllowed, r.isAllowed)))
    .returning(),
)

export const allowSaving = command(calls.recordings.allowSaving, {
  load: ({ db, input }) => loadRecording(db, input.id),
  can: (actor, { session }) => canAllowSaving(actor, session),
  run: async ({ db, input: { id, isAllowed }, loaded, now }) => {
    const [changed] = await setSaving(db, { id, isAllowed, now })
    const name = isAllowed ? 'recording.saving_allowed' : 'recording.saving_ended'
    const event = changed ? eventOf(name, changed, { sessionId: loaded.session.id }) : null
    return { recording: changed ?? loaded.recording, event }
  },
  answer: ({ recording }, { actor, loaded }) => ({ recording: presentRecording(recording, loaded, actor) }),
})

const erase = sqlStatement<[ids: readonly string[], at: Date], { id: string }>(
  'select app_erase_recordings($1, $2) as id',
)

/** Row, file and bytes go for good; what was written from it stays, as approved words do (T-219). */
export const eraseRecording = command(calls.recordings.eraseRecording, {
  load: ({ db, input }) => loadRecording(db, input.id),
  can: (actor, { session }) => canEraseRecording(actor, session),
  run: async ({ db, now, loaded: { recording, session } }) => {
    const [gone] = await erase(db, [recording.id], now)
    return { event: gone ? eventOf('recording.erased', recording, { sessionId: session.id }) : null }
  },
  answer: () => ({ deleted: true }),
})
