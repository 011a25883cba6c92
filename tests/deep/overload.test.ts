import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, newCookie, startNode } from '#tests/faults/productNode.ts'

const CONNECTIONS = 400
const PEOPLE = 100
const FOR_MS = 12_000

let at: TestApp
let node: ProductNode
let cookies: string[]
beforeAll(async () => {
  at = await testApp()
  // Each connection comes from an address of its own: the bound of one address is another matter (strangers.test.ts).
  node = await startNode({ ...at.env, TRUST_PROXY: '1' })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => at.person({ plans: ['mobile_pro'] })))
  cookies = await Promise.all(people.map((person) => newCookie(at.owner, person.id)))
})
afterAll(async () => {
  await node?.kill('SIGTERM')
  await at?.close()
})

type Asked = { status: number; ms: number; retryAfter: string | null }
const at50 = (values: number[], share: number) =>
  values.sort((one, other) => one - other)[Math.floor(values.length * share)] ?? 0

async function one(path: string, cookie: string, from = 0): Promise<Asked> {
  const startedAt = performance.now()
  const answer = await ask(node, cookie, 'GET', path, undefined, {
    'x-forwarded-for': `10.7.${from >> 8}.${from & 255}`,
  })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    ms: performance.now() - startedAt,
    retryAfter: answer.headers.get('retry-after'),
  }
}

it('refuses beyond its bound at once, stays alive, and is well again within 5 s (F31)', async () => {
  const asked: Asked[] = []
  const health: number[] = []
  let unwell = 0
  let isOver = false
  const watch = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      const answer = await fetch(`${node.url}/healthz`).catch(() => null)
      if (answer?.status !== 200) unwell += 1
      health.push(performance.now() - startedAt)
      await pause(200)
    }
  })()
  const until = Date.now() + FOR_MS
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, n) => {
      const cookie = cookies[n % PEOPLE] ?? ''
      while (Date.now() < until) {
        // One sign-in may read 600 times a minute: whoever is told so is nobody's overload.
        const answer = await one('/board/milestones', cookie, n)
        asked.push(answer)
        if (answer.status !== 200) await pause(100)
      }
    }),
  )
  isOver = true
  await watch
  const of = (status: number) => asked.filter((each) => each.status === status)
  const [good, shed] = [of(200), of(503)]
  process.stdout.write(
    `overload: ${good.length} answered (p99 ${at50(
      good.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms), ${shed.length} refused (p50 ${at50(
      shed.map(({ ms }) => ms),
      0.5,
    ).toFixed(0)} ms), health p99 ${at50(health, 0.99).toFixed(0)} ms\n`,
  )
  expect(asked.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([])
  expect(shed.length).toBeGreaterThan(0)
  expect(shed.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([])
  expect(good.length).toBeGreaterThan(0)
  expect(unwell).toBe(0)
  await pause(5_000)
  const fresh = await at.person({ plans: ['mobile_pro'] })
  const cookie = await newCookie(at.owner, fresh.id)
  for (let n = 0; n < 10; n++) expect((await one('/board/milestones', cookie)).status).toBe(200)
})

it('answers 503 in time while every connection is held, and recovers by itself (F32)', async () => {
  const holding = await at.owner.connect()
  const cookie = cookies[0] ?? ''
  try {
    await holding.query('begin')
    await holding.query('lock table julboard_tasks in access exclusive mode')
    const held = await Promise.all(Array.from({ length: 24 }, () => one('/board/cards', cookie)))
    const slowest = Math.max(...held.map(({ ms }) => ms))
    process.stdout.write(`pool held: 24 requests, the last answered after ${slowest.toFixed(0)} ms\n`)
    expect(held.filter(({ status }) => status !== 503)).toEqual([])
    expect(held.filter(({ retryAfter }) => !Number(retryAfter))).toEqual([])
    // Whoever waits for a connection hears it after two seconds, whoever waits for the lock after five.
    expect(held.filter(({ ms }) => ms < 3_500).length).toBeGreaterThanOrEqual(18)
    expect(slowest).toBeLessThan(8_000)
    expect((await fetch(`${node.url}/healthz`)).status).toBe(200)
  } finally {
    await holding.query('rollback')
    holding.release()
  }
  await expect.poll(async () => (await one('/board/cards', cookie)).status, { timeout: 5_000 }).toBe(200)
})

// More than a hundred megabytes of answers: half a minute on a busy machine.
it('counts a very large answer as the many it equals (K30)', { timeout: 120_000 }, async () => {
  const person = await at.person()
  await at.query(
    `insert into julboard_tasks (id, user_id, created_by, title, description, status, priority, rank)
     select gen_random_uuid(), $1, $1, 'Long', repeat('x', 20000), 'backlog', 'medium', lpad(n::text, 4, '0')
     from generate_series(1, 200) n`,
    [person.id],
  )
  const cookie = await newCookie(at.owner, person.id)
  const first = await one('/board/cards', cookie)
  expect(first.status).toBe(200)
  // Some four million characters are 16 of the 600 reads of a minute.
  let asked = 1
  for (let last = first; asked < 60 && last.status !== 429; asked++) last = await one('/board/cards', cookie)
  expect(asked).toBeLessThan(45)
  expect(asked).toBeGreaterThan(20)
})
