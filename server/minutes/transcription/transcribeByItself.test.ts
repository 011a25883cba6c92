import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { addRecording, eraseRecording } from '#server/app/recordings/commands.ts'
import { giveConsent } from '#server/consent/commands.ts'
import { undoMatch } from '#server/minutes/automation/confirmMatch.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import type { FilesApp } from '#tests/app/filesApp.ts'
import { filesApp, soundFile } from '#tests/app/filesApp.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person } from '#tests/app/testApp.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { startTranscription } from './commands.ts'
import { transcribeAgreed, transcribeByItself } from './transcribeByItself.ts'
import { transcribeRecording } from './transcribeRecording.ts'

const hasProgram = await canReadSound()
let ai: StandIn
let at: FilesApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  ai = await startOpenAi({ words: () => 'I will send the new terms to them by Friday.' })
  at = await filesApp({
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '1000',
  })
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people('desktop_pro'))
})
afterAll(async () => {
  await at.close()
  await ai.close()
})

async function ready(): Promise<string> {
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  return sessionId
}
/** A recording of the session arrives whole and is kept. */
async function kept(sessionId: string): Promise<string> {
  const bytes = await soundFile('talk.mp3')
  const order = { id: randomUUID(), sessionId, name: 'talk.mp3', byteSize: bytes.length }
  const { recording } = await at.call(advisor, addRecording, order)
  await at.send(advisor, recording.id, 0, bytes)
  await at.settled()
  expect(await at.query('select status from recordings where id = $1', [recording.id])).toEqual([
    { status: 'ready' },
  ])
  return recording.id
}
type Standing = { id: string; status: string; failure: string | null; created_by: string | null }
const standing = (recordingId: string) =>
  at.query<Standing>('select id, status, failure, created_by from transcriptions where recording_id = $1', [
    recordingId,
  ])
const jobs = (id: string) =>
  at.query(`select id from job_requests where queue = 'minutes.transcribe' and data->>'id' = $1`, [id])
const run = (id: string) => transcribeRecording(at.jobsApp, at.storage.store, { id })

it.skipIf(!hasProgram)('writes a kept recording down and drafts its minutes without a press', async () => {
  const sessionId = await ready()
  const recordingId = await kept(sessionId)
  const [begun] = await standing(recordingId)
  expect(begun).toMatchObject({ status: 'queued', created_by: null })
  const { id = '' } = begun ?? {}
  expect(await jobs(id)).toHaveLength(1)
  await run(id)
  expect(
    await at.query('select recording_id, created_by from transcripts where session_id = $1', [sessionId]),
  ).toEqual([{ recording_id: recordingId, created_by: advisor.id }])
  await draftMinutes(at.jobsApp, { sessionId, transcriptId: id })
  expect((await stage.review(advisor, sessionId)).lines.length).toBeGreaterThan(0)
  expect(
    await at.query(
      `select actor_kind from audit_events where action = 'transcription.asked' and subject_id = $1`,
      [recordingId],
    ),
  ).toEqual([{ actor_kind: 'jobs' }])
})

it.skipIf(!hasProgram)('leaves a session that has its words, also those sent up meanwhile', async () => {
  const has = await ready()
  await stage.upload(advisor, has)
  expect(await standing(await kept(has))).toEqual([])

  const sessionId = await ready()
  const first = await kept(sessionId)
  // The second part of one talk: whoever wants it too asks for it.
  expect(await standing(await kept(sessionId))).toEqual([])
  await stage.upload(advisor, sessionId)
  const asked = ai.log.length
  const [begun] = await standing(first)
  await run(begun?.id ?? '')
  expect(await standing(first)).toMatchObject([{ status: 'cancelled' }])
  expect(ai.log.length).toBe(asked)
  // A person who asks for them nevertheless gets them.
  await at.call(advisor, startTranscription, { id: randomUUID(), recordingId: first })
  await run(begun?.id ?? '')
  expect(await standing(first)).toMatchObject([{ status: 'done', created_by: advisor.id }])
})

it.skipIf(!hasProgram)('waits for whoever has not agreed, and goes on once they have (4.12.11)', async () => {
  const sessionId = await ready()
  const recordingId = await kept(sessionId)
  await at.query(`update consents set text_version = '1.1' where session_id = $1 and party = 'member'`, [
    sessionId,
  ])
  const [begun] = await standing(recordingId)
  const { id = '' } = begun ?? {}
  await run(id)
  await at.query('delete from job_requests')
  expect(await standing(recordingId)).toMatchObject([{ status: 'failed', failure: 'consent_missing' }])
  await transcribeAgreed(at.jobsApp)
  expect(await jobs(id)).toEqual([])
  await at.call(member, giveConsent, { sessionId, textVersion: consentTextVersion })
  await transcribeAgreed(at.jobsApp)
  expect(await standing(recordingId)).toMatchObject([{ status: 'queued', failure: null }])
  expect(await jobs(id)).toHaveLength(1)
  await run(id)
  expect(await standing(recordingId)).toMatchObject([{ status: 'done' }])
})

/** Begins a recording in a transaction that stays open while `meanwhile` runs on another connection. */
const beginAround = (fileId: string, meanwhile: () => Promise<unknown>) =>
  asJobs(at.jobsApp, async (db) => {
    await transcribeByItself(db, at.jobsApp, fileId)
    await meanwhile()
  })
const states = (sessionId: string) =>
  at.query<{ recording_id: string; status: string }>(
    'select recording_id, status from transcriptions where session_id = $1 order by status',
    [sessionId],
  )

it.skipIf(!hasProgram)('begins one of two recordings that are kept in the same moment', async () => {
  const sessionId = await ready()
  const first = await kept(sessionId)
  const second = await kept(sessionId)
  await at.query('delete from transcriptions where session_id = $1', [sessionId])
  let other: Promise<void> | undefined
  await beginAround(first, async () => {
    other = asJobs(at.jobsApp, (db) => transcribeByItself(db, at.jobsApp, second))
    await vi.waitFor(async () =>
      expect(
        await at.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        ),
      ).toHaveLength(1),
    )
  })
  await other
  expect(await states(sessionId)).toEqual([{ recording_id: first, status: 'queued' }])

  await at.query('delete from transcriptions where session_id = $1', [sessionId])
  await Promise.all(
    [first, second].map((each) => asJobs(at.jobsApp, (db) => transcribeByItself(db, at.jobsApp, each))),
  )
  expect(await states(sessionId)).toHaveLength(1)
})

it.skipIf(!hasProgram)('lets nothing go on that waited while another recording begins', async () => {
  const sessionId = await ready()
  const waited = await kept(sessionId)
  const second = await kept(sessionId)
  await at.query(
    `update transcriptions set status = 'failed', failure = 'consent_missing' where recording_id = $1`,
    [waited],
  )
  await beginAround(second, () => transcribeAgreed(at.jobsApp))
  await transcribeAgreed(at.jobsApp)
  expect(await states(sessionId)).toEqual([
    { recording_id: waited, status: 'failed' },
    { recording_id: second, status: 'queued' },
  ])
})

/** As if the company's drive had brought it, and the rule had linked it. */
async function fromDrive(recordingId: string, sessionId: string): Promise<void> {
  await at.query(`update recordings set source = 'drive', drive_file_id = $1::text where id = $1::uuid`, [
    recordingId,
  ])
  await at.query(
    `insert into recording_decisions (id, recording_id, decision, reason, session_id, candidates) values ($1, $2, 'linked', 'linked', $3, '[]')`,
    [randomUUID(), recordingId, sessionId],
  )
}

it.skipIf(!hasProgram).each(['queued', 'running', 'failed', 'done'])(
  'a recording of the wrong session is taken from it while it is %s, and nothing is written down there (T-068)',
  async (status) => {
    const sessionId = await ready()
    const recordingId = await kept(sessionId)
    await fromDrive(recordingId, sessionId)
    const [begun] = await standing(recordingId)
    await at.query('update transcriptions set status = $2 where id = $1', [begun?.id, status])
    const keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
    const asked = ai.log.length
    await at.call(keeper, undoMatch, { recordingId })
    expect(await standing(recordingId)).toEqual([])
    await run(begun?.id ?? '')
    expect(ai.log.length).toBe(asked)
    expect(await at.query('select id from transcripts where session_id = $1', [sessionId])).toEqual([])
  },
)

it.skipIf(!hasProgram)(
  'an erased recording of the drive leaves its id, so that nobody fetches and pays for it again',
  async () => {
    const sessionId = await ready()
    const recordingId = await kept(sessionId)
    await fromDrive(recordingId, sessionId)
    await at.call(advisor, eraseRecording, { id: recordingId })
    expect(
      await at.query('select status, name, file_id, drive_file_id from recordings where id = $1', [
        recordingId,
      ]),
    ).toEqual([{ status: 'erased', name: '', file_id: null, drive_file_id: recordingId }])
    expect(await standing(recordingId)).toEqual([])
    expect(await at.query('select id from files where id = $1', [recordingId])).toEqual([])
    await expect(at.call(advisor, eraseRecording, { id: recordingId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  },
)

it.skipIf(!hasProgram)(
  'writes nothing down for a session that was deleted while it waited for a yes',
  async () => {
    const sessionId = await ready()
    const recordingId = await kept(sessionId)
    await at.query(
      `update transcriptions set status = 'failed', failure = 'consent_missing' where recording_id = $1`,
      [recordingId],
    )
    await at.query('delete from job_requests')
    await at.query('update sessions set deleted_at = now() where id = $1', [sessionId])
    await transcribeAgreed(at.jobsApp)
    expect(await standing(recordingId)).toMatchObject([{ status: 'failed' }])
  },
)

it.skipIf(!hasProgram)('begins nothing by itself where no provider is configured', async () => {
  const none = await filesApp()
  try {
    const own = sessionStage(none)
    const staff = await none.person({ roles: ['staff'] })
    const founder = await none.person({ plans: ['desktop_pro'] })
    const sessionId = await own.schedule(staff, founder)
    await own.agree(sessionId, staff, founder)
    const bytes = await soundFile('talk.mp3')
    const order = { id: randomUUID(), sessionId, name: 'talk.mp3', byteSize: bytes.length }
    const { recording } = await none.call(staff, addRecording, order)
    await none.send(staff, recording.id, 0, bytes)
    await none.settled()
    expect(await none.query('select status from recordings')).toEqual([{ status: 'ready' }])
    expect(await none.query('select 1 from transcriptions')).toEqual([])
  } finally {
    await none.close()
  }
})
