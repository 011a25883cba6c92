import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { expectKept, startApiWriters, untilAcked, writerCookies, writers } from './apiWriters.ts'
import { rounds } from './owner.ts'
import type { ProductNode } from './productNode.ts'
import { ask, newCookie, startNode } from './productNode.ts'

const CUTS_OF_ROUND = 5

let at: TestApp
let node: ProductNode
let member: Person
let cookie: string
let cardId: string
beforeAll(async () => {
  at = await testApp()
  node = await startNode({ ...at.env })
  member = await at.person({ plans: ['mobile_pro'] })
  cookie = await newCookie(at.owner, member.id)
  cardId = randomUUID()
  const made = await ask(node, cookie, 'POST', '/board/cards', { id: cardId, title: 'Kept' })
  expect(made.status).toBe(200)
})
afterAll(async () => {
  await node?.kill()
  await at?.close()
})

/** Ends connections of the node's server as an administrator would; answers how many there were. */
async function cut(where = 'true'): Promise<number> {
  const [row] = await at.query<{ n: number }>(
    `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
     where datname = current_database() and usename in ('app_login', 'app_auth_login', 'app_jobs_login') and ${where}`,
  )
  return row?.n ?? 0
}

const editOf = (title: string) => ({ baseVersion: 1, base: { title: 'Kept' }, changes: { title } })
const email = 'mia@members.example'
const password = 'Harbour-lamp 27 north'
const newMember = { firstName: 'Mia', lastName: 'Berg', email, password }
const post = (path: string, body: object) =>
  fetch(`${node.url}${path}`, {
    method: 'POST',
    headers: { origin: node.url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a connection that is cut in the middle of a transaction', () => {
  it.each<[string, string, () => Promise<Response>]>([
    ['a read', 'julboard_tasks', () => ask(node, cookie, 'GET', '/board/cards')],
    ['a read of one', 'julboard_tasks', () => ask(node, cookie, 'GET', `/board/cards/${cardId}`)],
    [
      'a write',
      'julboard_tasks',
      () => ask(node, cookie, 'POST', '/board/cards', { id: randomUUID(), title: 'Not kept' }),
    ],
    ['an edit', 'julboard_tasks', () => ask(node, cookie, 'PATCH', `/board/cards/${cardId}`, editOf('No'))],
    [
      'the audit row of a write',
      'audit_events',
      () => ask(node, cookie, 'PATCH', `/board/cards/${cardId}`, editOf('No')),
    ],
    ['the look-up of a sign-in', 'auth_sessions', () => ask(node, cookie, 'GET', '/board/counts')],
    ['a live stream', 'auth_sessions', () => fetch(`${node.url}/api/live`, { headers: { cookie } })],
    ['a sign-up', 'auth_users in share mode', () => post('/api/auth/sign-up/email', newMember)],
    ['a sign-in', 'auth_users', () => post('/api/auth/sign-in/email', { email, password })],
    ['a demo', 'julboard_tasks', () => post('/api/demo-session', {})],
  ])('costs %s a 503 and nobody else anything', async (_name, table, call) => {
    const holding = await at.owner.connect()
    try {
      await holding.query('begin')
      await holding.query(`lock table ${table}`)
      const asked = call()
      asked.catch(() => undefined)
      const waits = `exists (select from pg_locks l where l.pid = pg_stat_activity.pid and not granted)
        and application_name in ('jul', 'app_auth')`
      await expect.poll(() => cut(waits), { timeout: 10_000, interval: 10 }).toBe(1)
      const answer = await asked
      expect([await answer.json(), answer.status]).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }, 503])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await holding.query('rollback')
      holding.release()
    }
    const after = await ask(node, cookie, 'GET', `/board/cards/${cardId}`)
    expect([(await after.json()).card.title, after.status]).toEqual(['Kept', 200])
    expect(node.child.exitCode).toBeNull()
  })
})

it('loses no acknowledged write however often its connections are cut, and answers 503 and nothing worse', async () => {
  const people = await Promise.all(writers.map(() => at.person({ plans: ['mobile_pro'] })))
  const writing = startApiWriters(node, await writerCookies(at.owner, people, 2 + rounds))
  let cuts = 0
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < CUTS_OF_ROUND; n++) {
      await untilAcked(writing, 4 + ((n * 7) % 13))
      cuts += await cut()
    }
    await untilAcked(writing, 32)
  }
  await writing.stop()
  process.stdout.write(
    `connections cut: ${cuts}; ${writing.acked()} writes acknowledged, ${writing.busy()} answered 503\n`,
  )
  expect(writing.wrong).toEqual([])
  expect(writing.busy()).toBeGreaterThan(rounds)
  await expectKept(at.owner, writing)
  expect(await node.kill('SIGTERM')).toBe(0)
  expect(node.complaints()).not.toContain('Error')
})
