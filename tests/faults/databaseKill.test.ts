import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAlive } from '#server/platform/db/pool.ts'
import { makePerson } from '#tests/app/testApp.ts'
import { expectKept, startApiWriters, untilAcked, writerCookies, writers } from './apiWriters.ts'
import { childrenOf, isRunning, kill, ownerUrl, postmasterPid, rounds, temporaryFolder } from './owner.ts'
import type { ProductNode } from './productNode.ts'
import { startNode } from './productNode.ts'

const BACK_MS = 5_000
// The postmaster alone, whose children have to notice, and all of them at once, in turn.
const KILLS = process.env.DEEP === '1' ? rounds : 2

let folder: ReturnType<typeof temporaryFolder>
let node: ProductNode
let owner: pg.Pool
beforeEach(async () => {
  folder = temporaryFolder()
  node = await startNode({ DATA_DIR: join(folder.path, 'data') })
  owner = keepAlive(new pg.Pool({ connectionString: ownerUrl(join(folder.path, 'data')), max: 4 }))
})
afterEach(async () => {
  await node?.kill()
  await owner?.end()
  await folder?.remove()
})

const statusOf = async (path: string) => (await fetch(`${node.url}${path}`)).status

it('lives on when its PostgreSQL is killed under sixteen writers: 503 while it is away, back within 5 s, and no acknowledged write lost (F01)', async () => {
  const dataDir = join(folder.path, 'data')
  const people = await Promise.all(writers.map(() => makePerson(owner, { plans: ['mobile_pro'] })))
  const writing = startApiWriters(node, await writerCookies(owner, people, 2 + 2 * KILLS))
  const recoveries: number[] = []
  for (let round = 0; round < KILLS; round++) {
    await untilAcked(writing, 32 + ((round * 29) % 64))
    const pid = postmasterPid(dataDir)
    const busyBefore = writing.busy()
    const killedAt = performance.now()
    for (const victim of [pid, ...(round % 2 ? childrenOf(pid) : [])]) kill(victim)
    while (isRunning(pid)) await pause(2)
    while (writing.busy() === busyBefore && writing.wrong.length === 0) await pause(2)
    expect(await statusOf('/healthz')).toBe(200)
    while (postmasterPid(dataDir) === pid) await pause(2)
    await untilAcked(writing, 1)
    recoveries.push(performance.now() - killedAt)
  }
  await untilAcked(writing, 64)
  expect(await statusOf('/readyz')).toBe(200)
  await writing.stop()
  const slowest = Math.round(Math.max(...recoveries))
  process.stdout.write(
    `PostgreSQL killed: ${KILLS} times, back after ${slowest} ms at most; ${writing.acked()} writes acknowledged, ${writing.busy()} answered 503\n`,
  )
  expect(writing.wrong).toEqual([])
  expect(slowest).toBeLessThan(BACK_MS)
  await expectKept(owner, writing)
  expect(await node.kill('SIGTERM')).toBe(0)
  expect(node.complaints()).not.toContain('Error')
  expect(isRunning(postmasterPid(dataDir))).toBe(false)
})
