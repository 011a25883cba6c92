import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { startOpenAi } from '#tests/fakes/openai/openai.ts'
import type { StandIn } from '#tests/fakes/standIn.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, freePort, newCookie, startNode } from '#tests/faults/productNode.ts'

const MOST_MB = 400
const SENTINEL = 'quicksilver'

let at: TestApp
let ai: StandIn
let advisor: Person
let member: Person
let env: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'jul-long-'))
const minute = join(folder, 'five-minutes.mp3')

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args])
/** Talk of a length: five minutes of tone with pauses, as often as it takes. */
function talkOf(minutes: number): string {
  const path = join(folder, `${minutes}.mp3`)
  // A second less: what is longer than four hours is refused.
  const seconds = String(minutes * 60 - 1)
  ffmpeg('-stream_loop', String(minutes / 5), '-i', minute, '-t', seconds, '-c', 'copy', path)
  return path
}

beforeAll(async () => {
  const tone = 'if(lt(mod(t\\,58)\\,57)\\,0.3*sin(880*t)\\,0)'
  ffmpeg('-f', 'lavfi', '-i', `aevalsrc='${tone}':s=8000:d=300`, '-b:a', '16k', minute)
  ai = await startOpenAi({ words: ({ at: piece }) => `We will send ${SENTINEL} number ${piece} by Friday.` })
  at = await testApp()
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['desktop_pro'] })
  env = {
    ...at.env,
    PORT: String(await freePort()),
    DATA_DIR: folder,
    AI_BASE_URL: `${ai.url}/v1`,
    AI_API_KEY: 'test-key',
    AI_TRANSCRIPTION_MODEL: 'test-model',
    AI_MONTHLY_CENTS: '10000',
  }
}, 60_000)
afterAll(async () => {
  await at?.close()
  await ai?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A recording of a held session whose bytes have just arrived on this machine. */
async function arrived(path: string) {
  const stage = sessionStage(at)
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const id = randomUUID()
  const arriving = join(folder, 'files', 'arriving')
  mkdirSync(arriving, { recursive: true })
  copyFileSync(path, join(arriving, id))
  await at.query(
    `insert into files (id, user_id, created_by, kind, name, byte_size, key, status) values ($1, $2, $3, 'recording', 'talk.mp3', $4, gen_random_uuid(), 'checking')`,
    [id, member.id, advisor.id, statSync(path).size],
  )
  await at.query(
    `insert into recordings (id, session_id, user_id, created_by, source, status, file_id, name) values ($1, $2, $3, $4, 'upload', 'arriving', $1, 'talk.mp3')`,
    [id, sessionId, member.id, advisor.id],
  )
  return { sessionId, id }
}
/** How many pieces were sent to the model. */
const heard = () => ai.log.filter(({ path }) => path.endsWith('/audio/transcriptions')).length
const standing = async (id: string) =>
  (
    await at.query<{
      recording: string
      status: string | null
      cuts: number | null
      done: number
      failure: string | null
    }>(
      `select r.status as recording, t.status, t.failure, array_length(t.cuts, 1) - 1 as cuts,
         (select count(*)::int from jsonb_object_keys(coalesce(t.pieces, '{}'))) as done
       from recordings r left join transcriptions t on t.recording_id = r.id where r.id = $1`,
      [id],
    )
  )[0]
type Standing = NonNullable<Awaited<ReturnType<typeof standing>>>
async function until(id: string, is: (now: Standing) => boolean, mostMs: number): Promise<void> {
  for (const end = Date.now() + mostMs; Date.now() < end; await pause(50)) {
    const now = await standing(id)
    if (now?.failure) throw new Error(now.failure)
    if (now && is(now)) return
  }
  throw new Error(`it stands at ${JSON.stringify(await standing(id))}`)
}
/** The most memory a process ever held, as the kernel counted it. */
function peakMb({ child }: ProductNode): number {
  const [, kb] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}
async function kill(node: ProductNode): Promise<number> {
  const peak = peakMb(node)
  await node.kill('SIGKILL')
  // What the queue does once the heartbeat of a node is missed: it hands its work out again.
  await at.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
  return peak
}
const sessionOf = async (id: string) =>
  (await at.query<{ id: string }>('select session_id as id from recordings where id = $1', [id]))[0]?.id
const transcripts = (id: string) =>
  at.query<{ n: number }>('select segment_count as n from transcripts where recording_id = $1', [id])

it('writes down an hour and a half within its memory', { timeout: 200_000 }, async () => {
  const { id } = await arrived(talkOf(90))
  const node = await startNode(env)
  await until(id, ({ recording }) => recording === 'ready', 60_000)
  await until(id, ({ status }) => status === 'done', 120_000)
  const peak = peakMb(node)
  await node.kill('SIGKILL')
  process.stdout.write(`90 minutes: peak ${peak} MB\n`)
  expect(peak).toBeLessThan(MOST_MB)
  expect((await transcripts(id))[0]?.n).toBeGreaterThan(85)
})

it('writes down four hours within its memory, however often its node is killed, and asks for no piece twice', {
  timeout: 480_000,
}, async () => {
  const { id } = await arrived(talkOf(240))
  const peaks: number[] = []
  let node = await startNode(env)
  const killAndGoOn = async () => {
    peaks.push(await kill(node))
    node = await startNode(env)
  }
  // While its bytes are looked at.
  await pause(3_500)
  expect(await standing(id)).toMatchObject({ recording: 'arriving' })
  await killAndGoOn()
  await until(id, ({ recording }) => recording === 'ready', 90_000)
  // While it is listened to for its pauses.
  await until(id, ({ status }) => status === 'running', 20_000)
  expect((await standing(id))?.cuts).toBeNull()
  await killAndGoOn()
  // Between its pieces, twice.
  const before = heard()
  for (const done of [20, 120]) {
    await until(id, (now) => now.done >= done, 150_000)
    await killAndGoOn()
  }
  await until(id, ({ status }) => status === 'done', 240_000)
  const { cuts } = (await standing(id)) ?? {}
  peaks.push(await kill(node))
  process.stdout.write(
    `four hours: ${cuts} pieces, ${peaks.length - 1} kills, peaks of ${peaks.join(', ')} MB\n`,
  )
  expect(Math.max(...peaks)).toBeLessThan(MOST_MB)
  expect(await transcripts(id)).toHaveLength(1)
  // A kill may fall between the answer and its row: one piece a kill is asked for again, and no more.
  expect(heard() - before).toBeLessThanOrEqual((cuts ?? 0) + 2)
  expect(
    await at.query(
      `select 1 from audit_events e join audit_details d on d.event_id = e.id
      where action = 'transcription.ended' and d.details::text like $1`,
      [`%${(await sessionOf(id)) ?? ''}%`],
    ),
  ).toHaveLength(1)
})

it('leaves no byte and no word within a minute of a withdrawal that comes while it is written down', {
  timeout: 150_000,
}, async () => {
  const { id, sessionId } = await arrived(talkOf(60))
  const node = await startNode(env)
  const cookie = await newCookie(at.owner, member.id)
  try {
    await until(id, ({ recording }) => recording === 'ready', 60_000)
    await until(id, ({ done }) => done >= 3, 30_000)
    const stop = { isOver: false }
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!stop.isOver)
          await ask(node, cookie, 'GET', '/board/cards').then(
            (answer) => answer.text(),
            () => null,
          )
      }),
    )
    const stored = () =>
      readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((each) =>
        each.isFile(),
      )
    const count = stored().length
    const answer = await ask(node, cookie, 'POST', `/consent/sessions/${sessionId}/withdraw`, { sessionId })
    expect(await answer.text()).not.toContain('"code"')
    const end = Date.now() + 60_000
    let left = ''
    do {
      await pause(500)
      left = JSON.stringify({
        words: await wordsOf(sessionId),
        files: stored().length - count + 1,
        cutting: cutting(),
      })
    } while (left !== JSON.stringify({ words: 0, files: 0, cutting: 0 }) && Date.now() < end)
    expect(JSON.parse(left)).toEqual({ words: 0, files: 0, cutting: 0 })
    expect(await at.query(`select status from recordings where id = $1`, [id])).not.toMatchObject([
      { status: 'ready' },
    ])
    stop.isOver = true
    await load
  } finally {
    await node.kill('SIGKILL')
  }
})

const cutting = () => readdirSync(join(folder, 'transcribing')).length
const wordsOf = async (sessionId: string) =>
  (
    await at.query<{ n: number }>(
      `select (select count(*)::int from transcripts where session_id = $1) + (select count(*)::int from transcriptions where session_id = $1)
         + (select count(*)::int from outcome_offers o join session_outcomes s on s.id = o.outcome_id where s.session_id = $1) as n`,
      [sessionId],
    )
  )[0]?.n
