import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

const SESSIONS = 3
const KILLS = 20
const LONG_MS = 60_000

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function startNode(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./jobsProgram.ts', import.meta.url))
  const node = spawn(process.execPath, [program, at.loginUrl, at.jobsUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (node.stdout) await once(node.stdout, 'data')
  return node
}

async function kill(node: ChildProcess): Promise<void> {
  const gone = once(node, 'exit')
  node.kill('SIGKILL')
  await gone
  // What the queue does after two minutes with work whose node has died: it hands it out again.
  await at.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
}

it('drafts every transcript once, however often the node that drafts is killed', {
  // A node that starts on a busy machine takes seconds, and there are twenty.
  timeout: 8 * LONG_MS,
}, async () => {
  const stage = sessionStage(at)
  const advisor = await at.person({ roles: ['staff'] })
  const member = await at.person()
  const talk = (session: number) =>
    Array.from({ length: 700 }, (_, index) =>
      [
        `Mia: We sold ${index} boxes in month ${index % 12} of plan ${session}, the margin moved by ${index % 9} percent.`,
        `Ada: I will check number ${index} by Friday.`,
      ].join('\n'),
    ).join('\n')
  for (let each = 0; each < SESSIONS; each += 1) {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    await stage.upload(advisor, sessionId, { file: talk(each), fileName: 'talk.txt' })
  }
  const count = async (text: string) => (await at.query<{ n: number }>(text))[0]?.n ?? 0
  const isDone = async () =>
    (await count(`select count(*)::int as n from session_outcomes where drafting = 'ready'`)) === SESSIONS

  for (let round = 0; round < KILLS; round += 1) {
    const node = await startNode()
    await new Promise((resolve) => setTimeout(resolve, 100 + ((round * 270) % 1_100)))
    await kill(node)
  }
  const last = await startNode()
  const until = Date.now() + LONG_MS
  while (!(await isDone()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 200))
  await kill(last)

  expect(await isDone()).toBe(true)
  expect(await count('select count(*)::int as n from outcome_versions')).toBe(SESSIONS)
  expect(await count(`select count(*)::int as n from audit_events where action = 'minutes.drafted'`)).toBe(
    SESSIONS,
  )
  expect(await count(`select count(*)::int as n from live_events where kind = 'minutes.drafted'`)).toBe(
    SESSIONS,
  )
  expect(await count('select count(*)::int as n from (select distinct line_id from outcome_lines) l')).toBe(
    await count('select count(*)::int as n from outcome_lines'),
  )
  // What mail was promised is there once for each session, sent or waiting.
  expect(
    await count(`select count(*)::int as n from mail_messages where template = 'sessions.scheduled'`),
  ).toBe(SESSIONS)
})
