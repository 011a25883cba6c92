import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { listTranscriptions } from '#server/minutes/transcription/queries.ts'
import { cookieName, keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { mountTranscribeAudio } from './transcribeAudio.ts'

const server = Fastify()
const folder = mkdtempSync(join(tmpdir(), 'jul-form-'))
const talk = readFileSync(join(import.meta.dirname, '../../../tests/fakes/sound/talk.mp3'))
const hasProgram = await canReadSound()
let at: TestApp
let storage: Storage
let advisor: Person
let member: Person

beforeAll(async () => {
  keepCookieSecret('a secret of thirty-two characters or more')
  at = await testApp({
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_API_KEY: 'key',
    AI_MONTHLY_CENTS: '100',
    DATA_DIR: folder,
  })
  storage = await openStorage(at.app, at.jobsPool, fileKeepers)
  mountTranscribeAudio(server, at.app, storage)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
})
afterAll(async () => {
  await server.close()
  await at.close()
  rmSync(folder, { recursive: true, force: true })
})

async function send(
  person: Person | null,
  fields: Record<string, string>,
  sound: Buffer | null,
  name = 'talk.mp3',
) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  if (sound) form.append('audio', new Blob([new Uint8Array(sound)], { type: 'audio/mpeg' }), name)
  const whole = new Response(form)
  const answer = await server.inject({
    method: 'POST',
    url: '/api/functions/transcribe-audio',
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      ...(person ? { cookie: `${cookieName(at.app.config)}=${signToken(person.token)}` } : {}),
    },
    payload: Buffer.from(await whole.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const onDisk = () => storage.arrivals.list()

it('takes no byte of who may not, and none before everybody has agreed (T-082, T-083)', async () => {
  const sessionId = await sessionStage(at).schedule(advisor, member)
  expect(await send(null, { sessionId }, talk)).toMatchObject({ status: 401 })
  expect(await send(member, { sessionId }, talk)).toMatchObject({ status: 404 })
  expect(await send(advisor, { sessionId }, talk)).toMatchObject({
    body: { data: { reason: 'consent_missing' } },
  })
  expect(await send(advisor, {}, talk)).toMatchObject({ status: 400 })
  expect(await send(advisor, { sessionId }, null)).toMatchObject({ status: 400 })
  expect(await onDisk()).toEqual([])
})

it.skipIf(!hasProgram)(
  'takes a form with the sound of a session on the road of every recording, and has it written down',
  async () => {
    const stage = sessionStage(at)
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    const wrong = await send(advisor, { sessionId }, talk, 'talk.exe')
    expect(wrong).toMatchObject({ status: 400 })
    expect(await onDisk()).toEqual([])
    const { status, body } = await send(advisor, { sessionId }, talk)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { transcript: null, transcription: { status: 'queued' } },
    })
    const { recordings } = await at.call(advisor, listTranscriptions, { sessionId })
    expect(recordings).toMatchObject([
      { recordingId: body.recordingId, name: 'talk.mp3', transcription: { status: 'queued' } },
    ])
    expect(
      await at.query('select 1 from files where id = $1 and status = $2', [body.recordingId, 'stored']),
    ).toHaveLength(1)
  },
)
