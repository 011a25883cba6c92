import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { canReadSound } from '#server/platform/storage/readSound.ts'
import { connectDriveOf, googleEnv, talkBytes, talkVideo } from '#tests/app/driveStage.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { startGoogle } from '#tests/fakes/google/google.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { freePort, SECRET, startNode } from '#tests/faults/productNode.ts'

const sha256 = createHash('sha256').update(talkBytes).digest('hex')
const folder = mkdtempSync(join(tmpdir(), 'jul-kills-'))
const hasProgram = await canReadSound()
let at: TestApp
let google: StandIn
let ai: StandIn
let advisor: Person
let member: Person
let env: Record<string, string>
let node: ProductNode

beforeAll(async () => {
  google = await startGoogle([talkVideo()])
  ai = await startOpenAi({ words: () => 'I will send the list by Friday.' })
  at = await testApp()
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['desktop_pro'] })
  env = {
    ...at.env,
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ...googleEnv(google),
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '10000',
  }
  // Sealed as the node itself would have done it when the drive was connected.
  keepCookieSecret(SECRET)
  await connectDriveOf(at)
  node = await startNode(env)
}, 60_000)
afterAll(async () => {
  await node?.kill('SIGKILL')
  await at.close()
  await Promise.all([google.close(), ai.close()])
  rmSync(folder, { recursive: true, force: true })
})

async function killAndGoOn() {
  await node.kill('SIGKILL')
  await at.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
  node = await startNode(env)
}
async function until(is: () => Promise<boolean>, what: string, mostMs = 60_000): Promise<void> {
  for (const end = Date.now() + mostMs; Date.now() < end; await pause(50)) if (await is()) return
  throw new Error(`never: ${what}`)
}
const downloads = () => google.log.filter(({ path }) => path.endsWith('/files/video')).length
const isThere = async (text: string, values: unknown[]) => (await at.query(text, values)).length > 0

it.skipIf(!hasProgram)(
  'brings a recording of the drive whole, and writes it down once, though its node is killed while it fetches and in the last step',
  { timeout: 240_000 },
  async () => {
    const stage = sessionStage(at)
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    const id = randomUUID()
    google.next({ match: '/files/video', action: { kind: 'stall', bytes: 30_000 } })
    await at.query(
      `insert into recordings (id, session_id, user_id, source, status, drive_file_id, name, mime_type, byte_size, linked_at)
       values ($1, $2, $3, 'drive', 'found', 'video', 'Meet recording', 'video/mp4', $4, now())`,
      [id, sessionId, member.id, talkBytes.length],
    )
    // While its bytes come.
    await until(async () => downloads() > 0, 'the drive was asked')
    await pause(500)
    expect(await isThere(`select 1 from recordings where id = $1 and status = 'arriving'`, [id])).toBe(true)
    // Its words will be on their way into the transcript, which somebody holds.
    const held = await at.owner.connect()
    await held.query('begin')
    await held.query('lock table transcripts in exclusive mode')
    await killAndGoOn()
    await until(
      () => isThere(`select 1 from recordings where id = $1 and status = 'ready'`, [id]),
      'it is ready',
    )
    expect(
      await at.query('select sha256 from files f join recordings r on r.file_id = f.id where r.id = $1', [
        id,
      ]),
    ).toEqual([{ sha256 }])

    // In the last step of what began by itself.
    await until(
      () =>
        isThere(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%transcripts%'`,
          [],
        ),
      'it waits for its last step',
    )
    await killAndGoOn()
    await held.query('rollback')
    held.release()
    await until(() => isThere(`select 1 from transcriptions where status = 'done'`, []), 'it is written down')
    await until(() => isThere(`select 1 from session_outcomes where drafting = 'ready'`, []), 'it is drafted')
    expect(await at.query('select 1 from transcripts')).toHaveLength(1)
    expect(await at.query('select 1 from outcome_versions')).toHaveLength(1)
    expect(await at.query(`select 1 from audit_events where action = 'transcription.ended'`)).toHaveLength(1)
    // The piece was there before the kill: nobody paid for it twice.
    expect(ai.log.filter(({ path }) => path.endsWith('/audio/transcriptions'))).toHaveLength(1)
  },
)
