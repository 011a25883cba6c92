import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { modelFailureTexts } from '#domain/minutes/rules/methodWords.ts'
import { transcriptionFailureTexts } from '#domain/minutes/rules/transcriptionWords.ts'
import { soundFailure } from '#domain/recordings/texts.ts'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { handlers } from '#server/app/jobHandlers.ts'
import { checkWhenDue } from '#server/minutes/automation/checkDriveNow.ts'
import { retryMatch } from '#server/minutes/automation/confirmMatch.ts'
import { fetchAgreed, fetchRecording } from '#server/minutes/automation/fetchRecording.ts'
import { listMatches } from '#server/minutes/automation/queries.ts'
import { requestDraft } from '#server/minutes/drafts/commands.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { startTranscription } from '#server/minutes/transcription/commands.ts'
import { listTranscriptions } from '#server/minutes/transcription/queries.ts'
import { transcribeRecording } from '#server/minutes/transcription/transcribeRecording.ts'
import { getMinutes } from '#server/minutes/versions/getMinutes.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { talkBytes } from '#tests/app/driveStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import type { Action, StandIn } from '#tests/fakes/standIn.ts'
import { mode, outsideStage, silences, status, thrice } from './outsideStage.ts'

const hasProgram = await canReadSound()
let outside: Awaited<ReturnType<typeof outsideStage>>
let at: TestApp
let google: StandIn
let ai: StandIn
let storage: Storage
let stage: ReturnType<typeof sessionStage>
let keeper: Person
let member: Person
const trust = () => outside.trust()

beforeAll(async () => {
  outside = await outsideStage()
  ;({ at, google, ai, keeper } = outside)
  storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  stage = sessionStage(at)
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
  await outside.connect()
})
afterAll(() => outside.close())

/** A session of so many hours ago whose talk the drive will hold under the code of its call. */
async function recorded(id: string, code: string, hours: number): Promise<string> {
  const sessionId = await stage.schedule(keeper, member, -hours * 3_600_000)
  await at.query('update sessions set meeting_url = $2 where id = $1', [
    sessionId,
    `https://meet.google.com/${code}`,
  ])
  await stage.agree(sessionId, keeper, member)
  const began = new Date(Date.now() - hours * 3_600_000 + 60_000).toISOString()
  outside.videos.push({
    id,
    name: `${code} (${began.slice(0, 10)} ${began.slice(11, 16)} GMT) recording`,
    mimeType: 'video/mp4',
    createdTime: new Date(Date.now() - (hours - 1) * 3_600_000).toISOString(),
    size: String(talkBytes.length),
    bytes: talkBytes,
  })
  return sessionId
}

it.skipIf(!hasProgram)(
  'goes from the drive to approved minutes whose moments lead back, with no file touched by hand',
  { timeout: 300_000 },
  async () => {
    const sessionId = await recorded('video-1', 'aaa-bbbb-ccc', 2)
    google.next({ match: '/drive/v3/files', action: mode('empty-list') })
    expect(await outside.check()).toMatchObject({ status: 'done', matched: 0 })
    expect(await outside.check()).toMatchObject({ status: 'done', matched: 1 })

    const recordingId = await fetched(sessionId)
    await heard(sessionId, recordingId)
    await drafted(sessionId)

    await stage.approve(keeper, sessionId)
    const { minutes } = await at.call(member, getMinutes, { sessionId })
    expect(minutes).toMatchObject({ state: 'approved' })
    const action = minutes.minutes?.lines.find(({ kind }) => kind === 'action')
    expect(action).toMatchObject({
      quote: "I'll send them the new terms by Friday.",
      moment: { segment: 1, startMs: 11_691 },
    })
    expect(await at.query('select 1 from recordings')).toHaveLength(1)
    expect(await at.query('select 1 from transcripts')).toHaveLength(1)
  },
)

it.skipIf(!hasProgram)(
  'comes from the drive to a drafted report by itself: staff press nothing before they review',
  { timeout: 120_000 },
  async () => {
    trust()
    await at.query('delete from job_requests')
    const sessionId = await recorded('video-2', 'ddd-eeee-fff', 50)
    await at.query('update drive_connections set next_check_at = now()')
    await checkWhenDue(at.jobsApp)
    await workOff()
    await fetchAgreed(at.jobsApp)
    await workOff()
    const { method, lines } = await stage.review(keeper, sessionId)
    expect(method).toBe('model')
    expect(lines).toContainEqual(
      expect.objectContaining({ quote: "I'll send them the new terms by Friday.", kind: 'action' }),
    )
    expect(
      await at.query(
        `select t.created_by from transcriptions t join transcripts w on w.id = t.id where t.session_id = $1`,
        [sessionId],
      ),
    ).toEqual([{ created_by: null }])
  },
)

/** Does what transactions asked for, as the queue would, until there is nothing left. */
async function workOff(): Promise<void> {
  const work = handlers(at.app, at.jobsPool, storage)
  for (;;) {
    const [next] = await at.query<{ id: string; queue: keyof typeof work; data: Record<string, string> }>(
      `delete from job_requests where id = (select id from job_requests where queue like 'minutes.%' order by created_at limit 1)
       returning id, queue, data`,
    )
    if (!next) return
    const { id, queue, data } = next
    await work[queue](data, { id, signal: AbortSignal.timeout(60_000), isLastTry: false })
    await storage.settler.end()
  }
}

/** Its bytes arrive whole, however often the line breaks, even after everybody has given up once. */
async function fetched(sessionId: string): Promise<string> {
  const own = async () => (await at.call(keeper, listMatches, undefined)).linked[0]
  const failureText = async () => {
    const { failure = null } = (await own()) ?? {}
    return failure ? soundFailure(failure) : null
  }
  const bring = async (isLastTry: boolean) => {
    trust()
    const id = (await own())?.id ?? ''
    await fetchRecording(at.jobsApp, storage, id, { isLastTry })
  }
  await fetchAgreed(at.jobsApp)
  const broken: readonly Action[] = [
    status(500),
    status(429),
    status(403, { error: { code: 403, message: 'no', errors: [{ reason: 'userRateLimitExceeded' }] } }),
    { kind: 'html-502' },
    { kind: 'reset-before' },
    { kind: 'truncate', bytes: 30_000 },
  ]
  for (const action of broken) {
    google.next({ match: '/files/video-1', action })
    await expect(bring(false)).rejects.toThrow()
    expect(await failureText()).toBeNull()
  }
  google.next({ match: '/files/video-1', action: { kind: 'truncate', bytes: 10_000 } })
  await expect(bring(true)).rejects.toThrow()
  expect(await failureText()).toContain('Failed to download recording')
  const { id = '', canRetry } = (await own()) ?? {}
  expect(canRetry).toMatchObject({ ok: true })
  await at.call(keeper, retryMatch, { recordingId: id })
  await fetchAgreed(at.jobsApp)
  // Gone from the drive, and put back.
  google.next({ match: '/files/video-1', action: status(404) })
  await bring(false)
  expect(await failureText()).toContain(driveTexts.notAccessible)
  await at.call(keeper, retryMatch, { recordingId: id })
  await expect(at.call(keeper, retryMatch, { recordingId: id })).rejects.toMatchObject({
    reason: 'not_failed',
  })
  await fetchAgreed(at.jobsApp)
  await bring(false)
  await storage.settler.end()
  expect(
    await at.query(
      `select r.status, f.byte_size::int as size from recordings r join files f on f.id = r.file_id and f.status = 'stored' where r.session_id = $1`,
      [sessionId],
    ),
  ).toEqual([{ status: 'ready', size: talkBytes.length }])
  return id
}

/** It is written down; each failure of the model is said, and 'Go on' goes on. */
async function heard(sessionId: string, recordingId: string): Promise<void> {
  const ask = async () =>
    (await at.call(keeper, startTranscription, { id: randomUUID(), recordingId })).transcription.id
  const standing = async () => {
    const [row] = (await at.call(keeper, listTranscriptions, { sessionId })).recordings
    const { status: word, failure } = row?.transcription ?? {}
    return { word, text: failure ? transcriptionFailureTexts[failure] : null }
  }
  for (const action of silences) {
    ai.next({ match: '/audio', times: thrice, action })
    trust()
    await expect(transcribeRecording(at.jobsApp, storage.store, { id: await ask() })).rejects.toThrow()
    expect(await standing()).toMatchObject({
      word: 'failed',
      text: expect.stringContaining('Failed to process audio and generate report'),
    })
  }
  for (const [action, failure] of [
    [status(401), 'configuration'],
    [mode('silence'), 'no_speech'],
  ] as const) {
    ai.next({ match: '/audio', action })
    trust()
    await transcribeRecording(at.jobsApp, storage.store, { id: await ask() })
    expect(await standing()).toEqual({ word: 'failed', text: transcriptionFailureTexts[failure] })
  }
  trust()
  await transcribeRecording(at.jobsApp, storage.store, { id: await ask() })
  expect(await standing()).toMatchObject({ word: 'done' })
}

/** A draft there always is: the local method's, labelled, where the model fails, and the model's once it answers. */
async function drafted(sessionId: string): Promise<void> {
  const transcript = async () =>
    (await at.query<{ id: string }>('select id from transcripts where session_id = $1', [sessionId]))[0]
      ?.id ?? ''
  const draft = async () => {
    trust()
    const requestId = randomUUID()
    await at.call(keeper, requestDraft, { id: requestId, sessionId })
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: await transcript(), requestId })
    const { method, modelFailure } = await stage.review(keeper, sessionId)
    return { method, text: modelFailure ? modelFailureTexts[modelFailure] : null }
  }
  for (const action of silences) {
    ai.next({ match: '/chat', times: thrice, action })
    expect(await draft()).toEqual({ method: 'extractive', text: modelFailureTexts.unreachable })
  }
  for (const [action, failure] of [
    [status(401), 'configuration'],
    [mode('refusal'), 'refused'],
    [mode('length'), 'cut'],
  ] as const) {
    ai.next({ match: '/chat', action })
    expect(await draft()).toEqual({ method: 'extractive', text: modelFailureTexts[failure] })
  }
  expect(await draft()).toEqual({ method: 'model', text: null })
}
