import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileKeepers } from '#server/app/fileKeepers.ts'
import { startTranscription } from '#server/minutes/transcription/commands.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'

/** Recordings written down, each of which asks for its draft, and transcripts sent up, each of which asks for one: 400 jobs. */
const HEARD = 130
const SENT = 140
const JOBS = HEARD * 2 + SENT
const KILLS = 6
const LONGEST_MS = 420_000

const hasProgram = await canReadSound()
const folder = mkdtempSync(join(tmpdir(), 'jul-jobs-'))
const sound = join(import.meta.dirname, '../fakes/sound/talk.mp3')
let at: TestApp
let ai: StandIn
let storage: Storage
let advisor: Person
let member: Person
let config: Record<string, string>

beforeAll(async () => {
  ai = await startOpenAi({ words: () => 'I will send the list to them by Friday.' })
  config = {
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '10000',
    DATA_DIR: folder,
  }
  at = await testApp(config)
  storage = await openStorage(at.app, at.jobsPool, fileKeepers)
})
afterAll(async () => {
  await at.close()
  await ai.close()
  rmSync(folder, { recursive: true, force: true })
})

async function startWorker(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./jobsProgram.ts', import.meta.url))
  const node = spawn(process.execPath, [program, at.loginUrl, at.jobsUrl, JSON.stringify(config)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (node.stdout) await once(node.stdout, 'data')
  return node
}
async function kill(node: ChildProcess): Promise<void> {
  const gone = once(node, 'exit')
  node.kill('SIGKILL')
  await gone
  // What the queue does once the heartbeat of a worker is missed: it hands its work out again.
  await at.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

async function prepare(): Promise<void> {
  const stage = sessionStage(at)
  for (let each = 0; each < HEARD + SENT; each += 1) {
    // One person alone writes 120 times a minute.
    if (each % 25 === 0) {
      advisor = await at.person({ roles: ['staff'] })
      member = await at.person({ plans: ['desktop_pro'] })
    }
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    if (each >= HEARD) {
      await stage.upload(advisor, sessionId, {
        file: `Mia: I will send list ${each} by Friday.`,
        fileName: 'a.txt',
      })
      continue
    }
    const [id, key] = [randomUUID(), randomUUID()]
    await storage.store.put(key, sound)
    await at.query(
      `insert into files (id, user_id, created_by, kind, name, byte_size, type, key, status) values ($1, $2, $3, 'recording', 'talk.mp3', 1, 'audio/mpeg', $4, 'stored')`,
      [id, member.id, advisor.id, key],
    )
    await at.query(
      `insert into recordings (id, session_id, user_id, created_by, source, status, file_id, name) values ($1, $2, $3, $4, 'upload', 'ready', $1, 'talk.mp3')`,
      [id, sessionId, member.id, advisor.id],
    )
    await at.call(advisor, startTranscription, { id: randomUUID(), recordingId: id })
  }
}

const count = async (text: string) => (await at.query<{ n: number }>(text))[0]?.n ?? 0
const done = () =>
  count(
    `select (select count(*)::int from transcriptions where status = 'done') + (select count(*)::int from session_outcomes where drafting = 'ready') as n`,
  )

it.skipIf(!hasProgram)(
  `has ${JOBS} effects of ${JOBS} jobs, however often a worker is killed`,
  { timeout: LONGEST_MS + 180_000 },
  async () => {
    await prepare()
    let node = await startWorker()
    const end = Date.now() + LONGEST_MS
    for (let killed = 1; killed <= KILLS; killed += 1) {
      // One kill for each seventh of the work, wherever the worker is just then.
      while ((await done()) < (JOBS * killed) / (KILLS + 1) && Date.now() < end) await pause(20)
      await kill(node)
      node = await startWorker()
    }
    while ((await done()) < JOBS && Date.now() < end) await pause(200)
    await kill(node)

    expect(await done()).toBe(JOBS)
    expect(await count('select count(*)::int as n from transcripts where recording_id is not null')).toBe(
      HEARD,
    )
    expect(await count('select count(*)::int as n from outcome_versions')).toBe(HEARD + SENT)
    const said = (action: string) =>
      count(`select count(*)::int as n from audit_events where action = '${action}'`)
    expect(await said('transcription.ended')).toBe(HEARD)
    expect(await said('minutes.drafted')).toBe(HEARD + SENT)
    expect(await count(`select count(*)::int as n from live_events where kind = 'minutes.drafted'`)).toBe(
      HEARD + SENT,
    )
    // Paid for once; a kill may fall between the answer and its row.
    expect(ai.log.length).toBeGreaterThanOrEqual(HEARD)
    expect(ai.log.length).toBeLessThanOrEqual(HEARD + KILLS)
    process.stdout.write(`${JOBS} jobs, ${KILLS} kills: ${ai.log.length} requests for ${HEARD} recordings\n`)
  },
)
