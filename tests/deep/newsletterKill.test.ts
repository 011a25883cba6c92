import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as rest } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createIssue, editIssue, sendIssue } from '#server/newsletter/issues/commands.ts'
import { leaveNewsletter } from '#server/newsletter/lists/commands.ts'
import { listToken } from '#server/newsletter/lists/listToken.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { MailSink } from '#tests/app/mailSink.ts'
import { openMailSink } from '#tests/app/mailSink.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

/** How many get it: 100,000 is the bound, run with `NEWSLETTER_RECEIVERS=100000 NEWSLETTER_MINUTES=20`. */
const RECEIVERS = Number(process.env.NEWSLETTER_RECEIVERS ?? 3_000)
const KILLS = 10
const LEAVING = Math.min(60, Math.floor(RECEIVERS / 50))
const LONG_MS = Number(process.env.NEWSLETTER_MINUTES ?? 3) * 60_000
const SECRET = 'a secret of the tests that is long enough'

let at: TestApp
let sink: MailSink
beforeAll(async () => {
  keepCookieSecret(SECRET)
  at = await testApp()
  // The head is enough to know an issue by, and 100,000 of them whole are half a gigabyte.
  sink = await openMailSink(2_000)
})
afterAll(async () => {
  await sink?.close()
  await at?.close()
})

async function startNode(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./newsletterProgram.ts', import.meta.url))
  const node = spawn(process.execPath, [program, at.loginUrl, at.jobsUrl, sink.url, SECRET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (node.stdout) await once(node.stdout, 'data')
  return node
}

async function putReaders(): Promise<{ id: string; email: string }[]> {
  await at.query(
    `insert into subscribers (id, email) select gen_random_uuid(), 'reader' || n || '@quayside.example' from generate_series(1, $1::int) n`,
    [RECEIVERS],
  )
  await at.query(
    `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at)
     select id, 'founders', '1', now(), now() from subscribers`,
  )
  return await at.query<{ id: string; email: string }>('select id, email from subscribers order by id')
}

it('reaches every reader once, however often the node that sends is killed, and nobody after they left (K15)', {
  timeout: LONG_MS + 120_000,
}, async () => {
  const readers = await putReaders()
  const admin = await at.person({ roles: ['staff', 'admin'] })
  const id = randomUUID()
  await at.call(admin, createIssue, { id })
  const fields = {
    subject: 'Once',
    lead: 'To everybody',
    body: 'Words.\n\n'.repeat(20),
    topics: ['founders' as const],
  }
  const { issue } = await at.call(admin, editIssue, { id, version: 1, fields })
  await at.call(admin, sendIssue, { id, version: issue.version, receivers: RECEIVERS })

  // Every second kill comes right after a 250, before anybody can have written it down.
  const killAt = Array.from({ length: KILLS }, (_, kill) =>
    Math.floor(((kill + 1) * RECEIVERS) / (KILLS + 2)),
  )
  let node: ChildProcess | null = null
  let kills = 0
  sink.afterMail = (count) => {
    const next = killAt[kills]
    if (next === undefined || count < next) return
    kills += 1
    const dying = node
    if (kills % 2 === 0) dying?.kill('SIGKILL')
    else setTimeout(() => dying?.kill('SIGKILL'), (kills * 7) % 40)
  }
  // Spread over all of them: some have it by the time they leave, some have not.
  const leaving = Array.from(
    { length: LEAVING },
    (_, n) => readers[Math.floor(((n + 0.5) * RECEIVERS) / LEAVING)],
  )
  const leftAt = new Map<string, number>()
  let isOver = false
  const leave = (async () => {
    for (const [n, reader] of leaving.entries()) {
      const turn = Math.floor(((n + 1) * RECEIVERS) / (LEAVING + 4))
      // Close to where the sending is: whoever leaves is among those about to get it.
      while (!isOver && sink.received.length < turn) await rest(2)
      const near = n % 2 === 0 ? readers[Math.min(RECEIVERS - 1, sink.received.length + 1)] : reader
      if (!near || leftAt.has(near.email)) continue
      expect(await at.call(null, leaveNewsletter, { token: listToken(near.id) })).toEqual({ isKnown: true })
      leftAt.set(near.email, performance.now())
    }
  })()

  const began = performance.now()
  const isSent = async () =>
    (await at.query<{ status: string }>('select status from newsletter_issues where id = $1', [id]))[0]
      ?.status === 'sent'
  while (!(await isSent()) && performance.now() - began < LONG_MS) {
    node = await startNode()
    const gone = once(node, 'exit')
    // Ends by itself once everybody has it.
    await Promise.race([gone, rest(Math.max(1, LONG_MS - (performance.now() - began)))])
  }
  node?.kill('SIGKILL')
  isOver = true
  await leave
  const seconds = (performance.now() - began) / 1_000

  expect(await isSent()).toBe(true)
  expect(kills).toBe(KILLS)
  const byReader = Map.groupBy(sink.received, ({ to }) => to)
  const without = readers.filter(({ email }) => !byReader.has(email) && !leftAt.has(email))
  const doubled = [...byReader].filter(([, mails]) => mails.length > 1)
  const numbers = (mails: readonly { source: string }[]) =>
    new Set(mails.map(({ source }) => source.match(/^Message-ID: (.+)$/im)?.[1]))
  const late = [...leftAt].flatMap(([email, when]) =>
    (byReader.get(email) ?? []).filter((mail) => mail.at > when).map(() => email),
  )
  process.stdout.write(
    `newsletter: ${RECEIVERS} readers, ${kills} kills, ${without.length} without, ${doubled.length} doubles, ${leftAt.size} left meanwhile, ${late.length} of them got it afterwards, ${seconds.toFixed(0)} s, ${Math.round(sink.received.length / seconds)} a second\n`,
  )
  expect(without).toEqual([])
  expect(late).toEqual([])
  expect(doubled.length).toBeLessThanOrEqual(KILLS)
  for (const [, mails] of doubled) {
    expect(mails).toHaveLength(2)
    expect(numbers(mails).size).toBe(1)
  }
  const [counts] = await at.query<{ sent: number; gone: number; receivers: number }>(
    'select sent_count as sent, left_count as gone, receivers from newsletter_issues where id = $1',
    [id],
  )
  expect(counts).toMatchObject({ receivers: RECEIVERS, sent: byReader.size, gone: RECEIVERS - byReader.size })
})
