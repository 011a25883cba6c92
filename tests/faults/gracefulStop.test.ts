import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { hear } from './liveStream.ts'
import { isRunning, postmasterPid, temporaryFolder } from './owner.ts'
import type { ProductNode } from './productNode.ts'
import { ask, newCookie, startNode } from './productNode.ts'

const isDeep = process.env.DEEP === '1'
const PEOPLE = isDeep ? 20 : 4
const STREAMS_EACH = 5
const PER_SECOND = 50
const BEGUN = 4
const BEFORE_MS = isDeep ? 3_000 : 1_000
// What was asked for so shortly before the signal may still be on its way when a busy machine delivers the signal.
const ON_ITS_WAY_MS = 400

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at?.close())

type Asked = { startedAt: number; status: number | null }

/** Fifty requests a second, reads and writes, until told to stop; null where no answer came. */
async function press(node: ProductNode, cookies: readonly string[], isOver: () => boolean): Promise<Asked[]> {
  const all: Promise<Asked>[] = []
  for (let n = 0; !isOver(); n++) {
    const cookie = cookies[n % cookies.length] ?? ''
    const startedAt = performance.now()
    const asked =
      n % 3 === 0
        ? ask(node, cookie, 'POST', '/board/cards', { id: randomUUID(), title: `Card ${n}` })
        : ask(node, cookie, 'GET', '/board/cards')
    all.push(
      asked.then(
        async (answer) => {
          await answer.arrayBuffer()
          return { startedAt, status: answer.status }
        },
        () => ({ startedAt, status: null }),
      ),
    )
    await pause(1000 / PER_SECOND)
  }
  return await Promise.all(all)
}

it('stops without failing anybody: streams are told, what began is answered, exit 0 (F08)', async () => {
  const node = await startNode({ ...at.env })
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => at.person({ plans: ['mobile_pro'] })))
  const cookies = await Promise.all(people.map((person) => newCookie(at.owner, person.id)))
  let open = 0
  const onOpen = () => {
    open += 1
  }
  const streams = cookies.flatMap((cookie) =>
    Array.from({ length: STREAMS_EACH }, () => hear(node, cookie, { forMs: 60_000, onOpen })),
  )
  await expect.poll(() => open, { timeout: 20_000 }).toBe(streams.length)
  let isOver = false
  const pressed = press(node, cookies, () => isOver)
  await pause(BEFORE_MS)
  const stoppedAt = performance.now()
  const code = await node.kill('SIGTERM')
  const tookMs = performance.now() - stoppedAt
  isOver = true
  const asked = await pressed
  const last = (await Promise.all(streams)).map((heard) => heard.at(-1)?.name)
  process.stdout.write(
    `graceful stop: ${asked.length} requests, ${streams.length} streams, gone after ${Math.round(tookMs)} ms\n`,
  )
  expect(code).toBe(0)
  expect(tookMs).toBeLessThan(10_000)
  expect(last.filter((name) => name !== 'closing')).toEqual([])
  // What comes after the signal is refused at once, for another node to answer; what came before it is answered.
  const before = asked.filter(({ startedAt }) => startedAt < stoppedAt - ON_ITS_WAY_MS)
  expect(before.length).toBeGreaterThan(0)
  expect(before.filter(({ status }) => status !== 200)).toEqual([])
  expect(asked.filter(({ status }) => status !== 200 && status !== 503 && status !== null)).toEqual([])
})

it('answers what the node had begun when the signal came, however long it takes (F08)', async () => {
  const node = await startNode({ ...at.env })
  const member = await at.person({ plans: ['mobile_pro'] })
  const cookie = await newCookie(at.owner, member.id)
  const holding = await at.owner.connect()
  try {
    await holding.query('begin')
    await holding.query('lock table julboard_tasks in access exclusive mode')
    const begun = Array.from({ length: BEGUN }, () => ask(node, cookie, 'GET', '/board/cards'))
    const waiting = 'select from pg_locks where not granted and relation = $1::regclass'
    await expect
      .poll(async () => (await holding.query(waiting, ['julboard_tasks'])).rowCount, { timeout: 10_000 })
      .toBe(BEGUN)
    node.child.kill('SIGTERM')
    await pause(300)
    await holding.query('rollback')
    const answers = await Promise.all(begun)
    await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(answers.map(({ status }) => status)).toEqual(begun.map(() => 200))
    // And the connections they came by hold nothing up.
    expect(await node.ended).toBe(0)
  } finally {
    await holding.query('rollback')
    holding.release()
    await node.kill()
  }
})

it('waits for no connection that a browser opened ahead of need (F08)', async () => {
  const node = await startNode({ ...at.env })
  const unused = connect({ port: Number(new URL(node.url).port), host: '127.0.0.1' })
  unused.on('error', () => undefined)
  await once(unused, 'connect')
  const at0 = performance.now()
  expect(await node.kill('SIGTERM')).toBe(0)
  expect(performance.now() - at0).toBeLessThan(5_000)
  unused.destroy()
})

it('ends at once at a second signal (F08)', async () => {
  const node = await startNode({ ...at.env })
  const member = await at.person({ plans: ['mobile_pro'] })
  const cookie = await newCookie(at.owner, member.id)
  const holding = await at.owner.connect()
  try {
    await holding.query('begin')
    await holding.query('lock table julboard_tasks in access exclusive mode')
    const waiting = ask(node, cookie, 'GET', '/board/cards').catch(() => null)
    await pause(200)
    const at0 = performance.now()
    node.child.kill('SIGTERM')
    await pause(300)
    expect(node.child.exitCode).toBeNull()
    expect(await node.kill('SIGTERM')).toBe(1)
    expect(performance.now() - at0).toBeLessThan(3_000)
    await waiting
  } finally {
    await holding.query('rollback')
    holding.release()
  }
})

it.runIf(isDeep)('takes its own database with it, and begins again where it was (F08)', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder.path, 'data')
  for (let start = 0; start < 2; start++) {
    const node = await startNode({ DATA_DIR: dataDir })
    const pid = postmasterPid(dataDir)
    expect(isRunning(pid)).toBe(true)
    expect(await node.kill('SIGINT')).toBe(0)
    expect(isRunning(pid)).toBe(false)
  }
  folder.remove()
})
