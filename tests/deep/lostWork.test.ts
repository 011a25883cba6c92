import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transcriptionFailureTexts } from '#domain/minutes/rules/transcriptionWords.ts'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { failLostWork } from '#server/minutes/automation/failLostWork.ts'
import { startTranscription } from '#server/minutes/transcription/commands.ts'
import { listTranscriptions } from '#server/minutes/transcription/queries.ts'
import { queues } from '#server/platform/jobs/queues.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'

const hasProgram = await canReadSound()
const folder = mkdtempSync(join(tmpdir(), 'jul-lost-'))
let at: TestApp
let ai: StandIn
let config: Record<string, string>
let advisor: Person
let member: Person

beforeAll(async () => {
  ai = await startOpenAi({ words: () => 'I will send the list to them by Friday.' })
  config = {
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '1000',
    DATA_DIR: folder,
  }
  at = await testApp(config)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['desktop_pro'] })
})
afterAll(async () => {
  await at.close()
  await ai.close()
  rmSync(folder, { recursive: true, force: true })
})

async function startWorker() {
  const program = fileURLToPath(new URL('./jobsProgram.ts', import.meta.url))
  const node = spawn(process.execPath, [program, at.loginUrl, at.jobsUrl, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(node.stdout, 'data')
  const kill = async () => {
    const gone = once(node, 'exit')
    node.kill('SIGKILL')
    await gone
  }
  return { kill }
}
async function until(is: () => Promise<boolean> | boolean, what: string, mostMs: number): Promise<void> {
  for (const end = Date.now() + mostMs; Date.now() < end; await pause(100)) if (await is()) return
  throw new Error(`never: ${what}`)
}

it.skipIf(!hasProgram)(
  'says that a recording was not written down when its worker was killed in the last try, and goes on when asked again',
  { timeout: 240_000 },
  async () => {
    const stage = sessionStage(at)
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    const storage = await openStorage(at.app, at.jobsPool, fileKeepers)
    const [recordingId, key] = [randomUUID(), randomUUID()]
    await storage.store.put(key, join(import.meta.dirname, '../fakes/sound/talk.mp3'))
    await at.query(
      `insert into files (id, user_id, created_by, kind, name, byte_size, type, key, status)
       values ($1, $2, $3, 'recording', 'talk.mp3', 1, 'audio/mpeg', $4, 'stored')`,
      [recordingId, member.id, advisor.id, key],
    )
    await at.query(
      `insert into recordings (id, session_id, user_id, created_by, source, status, file_id, name)
       values ($1, $2, $3, $4, 'upload', 'ready', $1, 'talk.mp3')`,
      [recordingId, sessionId, member.id, advisor.id],
    )
    const standing = async () =>
      (await at.call(advisor, listTranscriptions, { sessionId })).recordings[0]?.transcription
    const ask = () => at.call(advisor, startTranscription, { id: randomUUID(), recordingId })
    ai.next({ match: '/audio', action: { kind: 'hang' } })
    await ask()
    const first = await startWorker()
    await until(() => ai.log.length > 0, 'the model was asked', 60_000)
    const { 'minutes.transcribe': queue } = queues
    await at.query(`update pgboss.job set retry_count = $1 where name = 'minutes.transcribe'`, [
      queue.retryLimit,
    ])
    await first.kill()

    // The queue itself finds out that the heartbeat is missed, and gives up.
    const second = await startWorker()
    try {
      expect(await failLostWork(at.jobsApp)).toBe(0)
      expect(await standing()).toMatchObject({ status: 'running' })
      const given = () =>
        at.query(`select 1 from pgboss.job where name = 'minutes.transcribe' and state = 'failed'`)
      await until(async () => (await given()).length > 0, 'the queue gave up', 90_000)
      expect(await standing()).toMatchObject({ status: 'running' })
      expect(await failLostWork(at.jobsApp)).toBe(1)
      expect(await standing()).toMatchObject({ status: 'failed', failure: 'failed' })
      expect(transcriptionFailureTexts.failed).toContain('Failed to process audio and generate report')

      await ask()
      await until(async () => (await standing())?.status === 'done', 'it is written down', 90_000)
      expect(await at.query('select 1 from transcripts where session_id = $1', [sessionId])).toHaveLength(1)
    } finally {
      await second.kill()
    }
  },
)
