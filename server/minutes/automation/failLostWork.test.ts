import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retryMatch } from '#server/minutes/automation/confirmMatch.ts'
import { startTranscription } from '#server/minutes/transcription/commands.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { failLostWork } from './failLostWork.ts'

let at: TestApp
let keeper: Person
let member: Person
let stage: ReturnType<typeof sessionStage>

beforeAll(async () => {
  at = await testApp({ AI_TRANSCRIPTION_MODEL: 'm', AI_API_KEY: 'k', AI_MONTHLY_CENTS: '100' })
  stage = sessionStage(at)
  keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  member = await at.person({ plans: ['desktop_pro'] })
})
afterAll(() => at.close())

/** A file of the drive whose bytes are on their way to an agreed session. */
async function onTheWay(status: 'arriving' | 'stored') {
  const sessionId = await stage.schedule(keeper, member)
  await stage.agree(sessionId, keeper, member)
  const [id, fileId] = [randomUUID(), randomUUID()]
  await at.query(
    `insert into files (id, user_id, kind, name, byte_size, type, key, status) values ($1, $2, 'recording', 'talk.mp4', 1, 'video/mp4', $3, $4)`,
    [fileId, member.id, randomUUID(), status],
  )
  await at.query(
    `insert into recordings (id, session_id, user_id, source, status, file_id, drive_file_id, name, byte_size, linked_at)
     values ($1, $2, $3, 'drive', $4, $5, $6, 'talk', 1, now())`,
    [id, sessionId, member.id, status === 'stored' ? 'ready' : 'arriving', fileId, randomUUID()],
  )
  await at.query(
    `insert into recording_decisions (id, recording_id, decision, reason, session_id, candidates) values ($1, $2, 'linked', 'meeting_code', $3, '[]')`,
    [randomUUID(), id, sessionId],
  )
  return { id, sessionId }
}
const job = (queue: string, data: object, state: string) =>
  at.query(`insert into pgboss.job (id, name, data, state) values ($1, $2, $3, $4::pgboss.job_state)`, [
    randomUUID(),
    queue,
    JSON.stringify(data),
    state,
  ])
const request = (queue: string, data: object) =>
  at.query('insert into job_requests (id, queue, data) values ($1, $2, $3)', [
    randomUUID(),
    queue,
    JSON.stringify(data),
  ])
const recording = async (id: string) =>
  (await at.query('select status, failure from recordings where id = $1', [id]))[0]

it('says of each kind of work whose job is over or gone that it failed, and leaves what is still being done', async () => {
  const [lost, running, asked] = [
    await onTheWay('arriving'),
    await onTheWay('arriving'),
    await onTheWay('arriving'),
  ]
  await job('minutes.fetchRecording', { recordingId: lost.id }, 'failed')
  await job('minutes.fetchRecording', { recordingId: running.id }, 'retry')
  await request('minutes.fetchRecording', { recordingId: asked.id })

  const heard = await onTheWay('stored')
  const transcription = randomUUID()
  await at.call(keeper, startTranscription, { id: transcription, recordingId: heard.id })
  const { sessionId: drafted } = await stage.drafted(keeper, member)
  await at.query(`update session_outcomes set drafting = 'running' where session_id = $1`, [drafted])
  await at.query(`delete from job_requests where queue = 'minutes.draft'`)
  const run = randomUUID()
  await at.query(`insert into automation_runs (id, status) values ($1, 'running')`, [run])
  await at.query(
    `insert into drive_connections (id, status, code_sealed) values ('company', 'checking', 'x')`,
  )
  await request('minutes.connectDrive', {})
  const work = async () => ({
    words: await at.query('select status, failure from transcriptions'),
    drafts: await at.query('select drafting, draft_failure from session_outcomes where session_id = $1', [
      drafted,
    ]),
    runs: await at.query('select status, failure from automation_runs'),
    drive: await at.query('select status, failure from drive_connections'),
  })

  // The words are asked for, and the drive is on its way; nobody drafts and nobody looks through the drive.
  expect(await failLostWork(at.jobsApp)).toBe(3)
  expect(await recording(lost.id)).toEqual({ status: 'failed', failure: 'download_failed' })
  for (const { id } of [running, asked])
    expect(await recording(id)).toEqual({ status: 'arriving', failure: null })
  expect(await work()).toEqual({
    words: [{ status: 'queued', failure: null }],
    drafts: [{ drafting: 'failed', draft_failure: 'failed' }],
    runs: [{ status: 'failed', failure: 'failed' }],
    drive: [{ status: 'checking', failure: null }],
  })
  await at.query('delete from job_requests')
  await job('minutes.transcribe', { id: transcription }, 'failed')
  expect(await failLostWork(at.jobsApp)).toBe(3)
  expect(await recording(asked.id)).toMatchObject({ status: 'failed' })
  expect(await work()).toMatchObject({
    words: [{ status: 'failed', failure: 'failed' }],
    drive: [{ status: 'error', failure: 'unreachable' }],
  })
  expect(await failLostWork(at.jobsApp)).toBe(0)

  // Each goes on from there.
  await at.call(keeper, retryMatch, { recordingId: lost.id })
  expect(await recording(lost.id)).toEqual({ status: 'found', failure: null })
  await at.call(keeper, startTranscription, { id: randomUUID(), recordingId: heard.id })
  expect((await work()).words).toEqual([{ status: 'queued', failure: null }])
})
