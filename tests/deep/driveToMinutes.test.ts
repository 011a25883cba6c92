import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { driveFailureTexts, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { modelFailureTexts } from '#domain/minutes/rules/methodWords.ts'
import { transcriptionFailureTexts } from '#domain/minutes/rules/transcriptionWords.ts'
import { soundFailure } from '#domain/recordings/texts.ts'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { handlers } from '#server/app/jobHandlers.ts'
import { checkDriveNow, checkWhenDue } from '#server/minutes/automation/checkDriveNow.ts'
import { checkDrive, connectDrive, startDriveConnection } from '#server/minutes/automation/commands.ts'
import { retryMatch } from '#server/minutes/automation/confirmMatch.ts'
import { connectToDrive } from '#server/minutes/automation/connectToDrive.ts'
import { fetchAgreed, fetchRecording } from '#server/minutes/automation/fetchRecording.ts'
import { getAutomation, listMatches } from '#server/minutes/automation/queries.ts'
import { requestDraft } from '#server/minutes/drafts/commands.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { startTranscription } from '#server/minutes/transcription/commands.ts'
import { listTranscriptions } from '#server/minutes/transcription/queries.ts'
import { transcribeRecording } from '#server/minutes/transcription/transcribeRecording.ts'
import { getMinutes } from '#server/minutes/versions/getMinutes.ts'
import { breakerOf } from '#server/platform/outside/askOutside.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { googleEnv } from '#tests/app/driveStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'
import type { DriveVideo } from '#tests/fakes/google/google.ts'
import { startGoogle } from '#tests/fakes/google/google.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { Action, StandIn } from '#tests/fakes/standIn.ts'

const CODE = 'aaa-bbbb-ccc'
const bytes = readFileSync(join(import.meta.dirname, '../fakes/sound/talk.mp4'))
const folder = mkdtempSync(join(tmpdir(), 'jul-drive-'))
const said = [
  [500, 7_236, 'Mia', 'Yes. We will raise the price in June.'],
  [11_691, 14_434, 'Mia', "I'll send them the new terms by Friday."],
  [15_034, 18_564, 'Ada', 'We decided to keep the old price for two of them.'],
] as const

const hasProgram = await canReadSound()
let at: TestApp
let google: StandIn
let ai: StandIn
let storage: Storage
let stage: ReturnType<typeof sessionStage>
let keeper: Person
let member: Person
const videos: DriveVideo[] = []

const report = {
  executiveSummary: [],
  keyInsights: [],
  decisions: [
    {
      text: 'Keep the old price for two of them.',
      quote: 'We decided to keep the old price for two of them.',
      segment: 2,
    },
  ],
  actionItems: [
    {
      text: 'Send them the new terms.',
      quote: "I'll send them the new terms by Friday.",
      segment: 1,
      owner: 'Mia',
    },
  ],
  nextSteps: [],
  recommendations: [],
}

beforeAll(async () => {
  keepCookieSecret('a secret of thirty-two characters or more')
  google = await startGoogle(videos)
  ai = await startOpenAi({
    report: () => report,
    words: () => ({
      task: 'transcribe',
      language: 'english',
      duration: 24,
      text: said.map(([, , , text]) => text).join(' '),
      segments: said.map(([start, end, , text], id) => ({
        id,
        ...{ start: start / 1_000, end: end / 1_000, text },
        ...{
          seek: 0,
          tokens: [],
          temperature: 0,
          avg_logprob: -0.1,
          compression_ratio: 1,
          no_speech_prob: 0,
        },
      })),
    }),
  })
  at = await testApp({
    ...googleEnv(google),
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_REPORT_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '10000',
    DATA_DIR: folder,
  })
  storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  stage = sessionStage(at)
  keeper = await at.person({ roles: ['staff'], permissions: ['sessions.manage'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
})
afterAll(async () => {
  // Every failure was met, and every request and answer kept to its vendor's contract.
  if (contractsDir) expect([...google.trouble(), ...ai.trouble()]).toEqual([])
  await at.close()
  await Promise.all([google.close(), ai.close()])
  rmSync(folder, { recursive: true, force: true })
})

/** A service that was silent for long is left alone for half a minute; here it is trusted again at once. */
const trust = () => {
  for (const service of ['google', 'openai'] as const) breakerOf(at.app.config, service).succeeded()
}
const status = (code: number, body: unknown = {}): Action => ({ kind: 'status', code, body })
const mode = (name: string): Action => ({ kind: 'mode', name })
/** Silence in all its shapes: the server tries three times, and says that nobody is there. */
const silences: readonly Action[] = [
  status(500),
  status(503),
  status(429, { error: { code: 429 } }),
  { kind: 'html-502' },
  { kind: 'garbage-json' },
  { kind: 'reset-before' },
  { kind: 'reset-after-effect' },
  { kind: 'truncate', bytes: 20 },
]
const thrice = 3

const automation = async () => (await at.call(keeper, getAutomation, undefined)).automation
const stateText = async () => {
  const { failure } = await automation()
  return failure ? driveFailureTexts[failure] : null
}
async function connect() {
  trust()
  const { url } = await at.call(keeper, startDriveConnection, undefined)
  const state = new URL(url).searchParams.get('state') ?? ''
  await at.call(keeper, connectDrive, { code: 'code-1', state })
  await connectToDrive(at.jobsApp, randomUUID())
}
async function check() {
  trust()
  const id = randomUUID()
  await at.call(keeper, checkDrive, { id })
  await checkDriveNow(at.jobsApp, id)
  const run = (await automation()).runs.find((each) => each.id === id)
  return { ...run, text: run?.failure ? driveFailureTexts[run.failure] : null }
}

it('connects once it may, whatever came before, and says each time what was wrong', {
  timeout: 120_000,
}, async () => {
  for (const action of silences) {
    google.next({ match: '/token', times: thrice, action })
    await connect()
    expect([action.kind, await stateText()]).toEqual([action.kind, driveTexts.unavailable])
  }
  const answers: readonly [Action, string][] = [
    [mode('revoke-token'), driveTexts.connectFirst],
    [mode('other-scope'), driveTexts.connectFailed],
    [status(401, { error: 'invalid_client' }), driveTexts.wronglyConfigured],
  ]
  for (const [action, text] of answers) {
    google.next({ match: '/token', action })
    await connect()
    expect(await stateText()).toContain(text)
  }
  await connect()
  expect(await automation()).toMatchObject({ status: 'ready', failure: null })
})

it('reads the drive again after each failure, and finds what it did not find then', {
  timeout: 180_000,
}, async () => {
  for (const action of silences) {
    google.next({ match: '/drive/v3/files', times: thrice, action })
    expect(await check()).toMatchObject({ status: 'failed', text: driveTexts.unavailable })
    expect(await automation()).toMatchObject({ status: 'ready' })
    expect(await check()).toMatchObject({ status: 'done', failed: 0 })
    expect(await stateText()).toBeNull()
  }
  // What passes within one look, nobody hears of.
  google.next({
    match: '/drive/v3/files',
    action: { kind: 'status', code: 429, headers: { 'retry-after': '1' } },
  })
  google.next({ match: '/drive/v3/files', action: { kind: 'hang' } })
  expect(await check()).toMatchObject({ status: 'done' })
  // What does not pass by waiting ends the connection, and says how it is made anew.
  const answers: readonly [Action, string][] = [
    [status(401), driveTexts.connectFirst],
    [mode('insufficient-scope'), driveTexts.connectFailed],
  ]
  for (const [action, text] of answers) {
    google.next({ match: '/drive/v3/files', action })
    expect((await check()).text).toContain(text)
    expect(await automation()).toMatchObject({ status: 'error' })
    await connect()
  }
  await at.query(`update drive_connections set token_sealed = 'sealed by another secret'`)
  expect((await check()).text).toBe(driveTexts.credentialsMissing)
  await connect()
  expect(await check()).toMatchObject({ status: 'done' })
})

it.skipIf(!hasProgram)(
  'goes from the drive to approved minutes whose moments lead back, with no file touched by hand',
  { timeout: 300_000 },
  async () => {
    const sessionId = await stage.schedule(keeper, member, -2 * 3_600_000)
    await at.query('update sessions set meeting_url = $2 where id = $1', [
      sessionId,
      `https://meet.google.com/${CODE}`,
    ])
    await stage.agree(sessionId, keeper, member)
    const began = new Date(Date.now() - 2 * 3_600_000 + 60_000).toISOString()
    videos.push({
      id: 'video-1',
      name: `${CODE} (${began.slice(0, 10)} ${began.slice(11, 16)} GMT) recording`,
      mimeType: 'video/mp4',
      createdTime: new Date(Date.now() - 3_600_000).toISOString(),
      size: String(bytes.length),
      bytes,
    })
    google.next({ match: '/drive/v3/files', action: mode('empty-list') })
    expect(await check()).toMatchObject({ status: 'done', matched: 0 })
    expect(await check()).toMatchObject({ status: 'done', matched: 1 })

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
    const sessionId = await stage.schedule(keeper, member, -50 * 3_600_000)
    await at.query('update sessions set meeting_url = $2 where id = $1', [
      sessionId,
      'https://meet.google.com/ddd-eeee-fff',
    ])
    await stage.agree(sessionId, keeper, member)
    const began = new Date(Date.now() - 50 * 3_600_000 + 60_000).toISOString()
    videos.push({
      id: 'video-2',
      name: `ddd-eeee-fff (${began.slice(0, 10)} ${began.slice(11, 16)} GMT) recording`,
      mimeType: 'video/mp4',
      createdTime: new Date(Date.now() - 49 * 3_600_000).toISOString(),
      size: String(bytes.length),
      bytes,
    })
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
  ).toEqual([{ status: 'ready', size: bytes.length }])
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
