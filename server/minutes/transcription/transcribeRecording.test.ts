import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseTranscript } from '#server/app/transcripts/eraseTranscript.ts'
import { withdrawConsent } from '#server/consent/commands.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import { cancelTranscription, startTranscription } from './commands.ts'
import { listTranscriptions } from './queries.ts'
import { transcribeRecording } from './transcribeRecording.ts'

const hasFfmpeg = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

let at: TestApp
let ai: StandIn
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person
const folder = mkdtempSync(join(tmpdir(), 'jul-sound-'))
const sound = join(folder, 'talk.wav')
const store = { read: async () => createReadStream(sound) }
let words: (at: number) => string | object = (piece) => `We will send quote number ${piece} by Friday.`

beforeAll(async () => {
  // Three stretches of tone with pauses between: 40 s, 40 s, 20 s.
  if (hasFfmpeg) {
    const tone = 'if(between(mod(t\\,42)\\,0\\,40)\\,0.3*sin(880*t)\\,0)'
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `aevalsrc='${tone}':s=8000:d=104`,
      '-y',
      sound,
    ])
  }
  ai = await startOpenAi({ words: ({ at: piece }) => words(piece) })
  at = await testApp({
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '100',
    DATA_DIR: folder,
  })
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people('desktop_pro'))
})
afterAll(async () => {
  expect(contractsDir ? ai.trouble() : []).toEqual([])
  await at.close()
  await ai.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A session whose recording has arrived, agreed to by both. */
async function recorded() {
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const [id, key] = [randomUUID(), randomUUID()]
  await at.query(
    `insert into files (id, user_id, created_by, kind, name, byte_size, type, key, status) values ($1, $2, $3, 'recording', 'talk.wav', 1, 'audio/wav', $4, 'stored')`,
    [id, member.id, advisor.id, key],
  )
  await at.query(
    `insert into recordings (id, session_id, user_id, created_by, source, status, file_id, name) values ($1, $2, $3, $4, 'upload', 'ready', $1, 'talk.wav')`,
    [id, sessionId, member.id, advisor.id],
  )
  return { sessionId, recordingId: id }
}
const ask = async (recordingId: string) =>
  (await at.call(advisor, startTranscription, { id: randomUUID(), recordingId })).transcription.id
const standing = async (sessionId: string) =>
  (await at.call(advisor, listTranscriptions, { sessionId })).recordings[0]?.transcription
const transcripts = (sessionId: string) =>
  at.query<{
    segments: { startMs: number; text: string; speaker: string | null }[]
    recording_id: string
    is_english: boolean
  }>('select segments, recording_id, is_english from transcripts where session_id = $1', [sessionId])
const run = (id: string) => transcribeRecording(at.jobsApp, store, { id })

it.skipIf(!hasFfmpeg)(
  'writes a recording down piece by piece, with the start of each as its moment, and asks for the draft (K69, 4.12.10)',
  async () => {
    const { sessionId, recordingId } = await recorded()
    const id = await ask(recordingId)
    expect(await standing(sessionId)).toMatchObject({ status: 'queued', done: 0, pieces: null })
    await run(id)
    expect(await standing(sessionId)).toMatchObject({ status: 'done', done: 3, pieces: 3 })
    const [transcript] = await transcripts(sessionId)
    expect(transcript).toMatchObject({ recording_id: recordingId, is_english: true })
    expect(transcript?.segments.map((each) => Math.round(each.startMs / 1_000))).toEqual([0, 41, 83])
    expect(transcript?.segments[0]?.speaker).toBeNull()
    expect(
      await at.query(`select data from job_requests where queue = 'minutes.draft' and id = $1`, [id]),
    ).toHaveLength(1)
    await run(id)
    expect(await transcripts(sessionId)).toHaveLength(1)
    // 104 s at a cent a minute.
    expect(
      Number((await at.query<{ sum: string }>('select sum(cost_millicents) as sum from ai_calls'))[0]?.sum),
    ).toBeLessThan(1_800)
  },
)

it.skipIf(!hasFfmpeg)(
  'takes words with signs that no column holds, and keeps none of what is erased',
  async () => {
    const { sessionId, recordingId } = await recorded()
    const id = await ask(recordingId)
    const plain = words
    words = () => 'We will send\u0000 the quote \ud83d by Friday.'
    await run(id)
    words = plain
    const [transcript] = await transcripts(sessionId)
    expect(transcript?.segments[0]?.text).toBe('We will send the quote \ufffd by Friday.')
    await at.call(advisor, eraseTranscript, { id })
    expect(await at.query('select from transcriptions where recording_id = $1', [recordingId])).toEqual([])
    // The recording is there still, and can be written down anew.
    await run(await ask(recordingId))
    expect(await transcripts(sessionId)).toHaveLength(1)
  },
)

it.skipIf(!hasFfmpeg)(
  'goes on behind the last piece after a failure, and takes the provider’s own times and speakers',
  async () => {
    const { sessionId, recordingId } = await recorded()
    const id = await ask(recordingId)
    words = () => ({
      task: 'transcribe',
      language: 'english',
      duration: 40,
      text: 'One. Two.',
      segments: [segment(0, 1, 'One.'), segment(12, 14, 'Two.')],
    })
    ai.next({ match: '/audio', action: { kind: 'delay', ms: 1 } })
    ai.next({ match: '/audio', times: 3, action: { kind: 'status', code: 503, body: {} } })
    await expect(run(id)).rejects.toThrow()
    expect(await standing(sessionId)).toMatchObject({
      status: 'failed',
      failure: 'failed',
      done: 1,
      pieces: 3,
    })
    const before = ai.log.length
    expect(await ask(recordingId)).toBe(id)
    await run(id)
    expect(ai.log.length - before).toBe(2)
    const [transcript] = await transcripts(sessionId)
    expect(transcript?.segments.map((each) => Math.round(each.startMs / 1_000))).toEqual([
      0, 12, 41, 53, 83, 95,
    ])
    expect((await standing(sessionId))?.language).toBe('english')
    words = (piece) => `We will send quote number ${piece} by Friday.`
  },
)

it.skipIf(!hasFfmpeg)(
  'stops when it is cancelled, when consent is withdrawn, and when the money is used up',
  async () => {
    const one = await recorded()
    const first = await ask(one.recordingId)
    await at.call(advisor, cancelTranscription, { recordingId: one.recordingId })
    await run(first)
    expect(await standing(one.sessionId)).toMatchObject({ status: 'cancelled', done: 0 })

    const two = await recorded()
    const second = await ask(two.recordingId)
    await at.call(member, withdrawConsent, { sessionId: two.sessionId })
    await run(second)
    expect(await at.query('select 1 from transcriptions where id = $1', [second])).toEqual([])
    expect(await transcripts(two.sessionId)).toEqual([])
    await expect(
      at.call(advisor, startTranscription, { id: randomUUID(), recordingId: two.recordingId }),
    ).rejects.toThrow()

    const three = await recorded()
    const third = await ask(three.recordingId)
    await at.query(`insert into ai_calls (id, month, purpose, model, cost_millicents)
    values (gen_random_uuid(), to_char(now() at time zone 'utc', 'YYYY-MM'), 'report', 'm', 100000)`)
    await run(third)
    expect(await standing(three.sessionId)).toMatchObject({ status: 'failed', failure: 'budget' })
  },
)

const segment = (start: number, end: number, text: string) => ({
  id: 0,
  seek: 0,
  start,
  end,
  text,
  tokens: [],
  temperature: 0,
  avg_logprob: -0.1,
  compression_ratio: 1,
  no_speech_prob: 0,
})
