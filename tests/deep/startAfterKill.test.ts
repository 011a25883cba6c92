import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { kill, postmasterPid, temporaryFolder } from '#tests/faults/owner.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { startNode } from '#tests/faults/productNode.ts'

const READY_MS = 5_000
// What a start of a folder that nothing happened to takes on a machine that does nothing else. One that does is given as much more.
const CLEAN_MS = 2_500
const boundOf = (cleanMs: number) => READY_MS * Math.max(1, cleanMs / CLEAN_MS)

let folder: ReturnType<typeof temporaryFolder>
let dataDir: string
beforeEach(() => {
  folder = temporaryFolder()
  dataDir = join(folder.path, 'data')
})
afterEach(() => folder.remove())

/** The server as it is by default: its own database in a folder, all roles in one process. */
const begin = () => startNode({ ROLES: 'web,live,jobs', DATA_DIR: dataDir }, { waits: false })

async function readyIn(node: ProductNode): Promise<number> {
  const began = performance.now()
  for (;;) {
    if (node.child.exitCode !== null) throw new Error(`it ended: ${node.complaints()}`)
    const answer = await fetch(`${node.url}/readyz`).catch(() => null)
    if (answer?.ok) return performance.now() - began
    if (performance.now() - began > 60_000) throw new Error('it is never ready')
    await pause(10)
  }
}

/** Visitors who write as fast as they are answered. */
function crowd({ url }: ProductNode): () => void {
  let isOver = false
  const one = async (path: string) => {
    while (!isOver) {
      await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { origin: url, 'content-type': 'application/json' },
        body: path.includes('rpc') ? JSON.stringify({ json: { path: '/' } }) : '{}',
      }).catch(() => pause(20))
    }
  }
  for (const path of ['/api/rpc/content/countPage', '/api/rpc/content/countPage', '/api/demo-session'])
    void one(path)
  return () => {
    isOver = true
  }
}

type Kill = { at: string; live(node: ProductNode): Promise<void>; andDatabase?: boolean }
const kills: readonly Kill[] = [
  { at: 'as soon as it is ready', live: async (node) => void (await readyIn(node)) },
  ...[100, 300, 600, 1_000].map((ms) => ({ at: `${ms} ms into a start`, live: () => pause(ms) })),
  {
    at: 'while people write',
    live: async (node) => {
      await readyIn(node)
      const leave = crowd(node)
      await pause(1_500)
      leave()
    },
  },
  {
    at: 'while people write, with its database',
    andDatabase: true,
    live: async (node) => {
      await readyIn(node)
      const leave = crowd(node)
      await pause(1_500)
      leave()
    },
  },
  {
    at: 'while it stops',
    live: async (node) => {
      await readyIn(node)
      node.child.kill('SIGTERM')
      await pause(30)
    },
  },
]

it('is ready within 5 s of a start, wherever the one before was killed (F02, F45)', async () => {
  const first = await begin()
  const firstMs = await readyIn(first)
  await first.kill('SIGTERM')
  const took: Record<string, number> = {}
  const slow: string[] = []
  for (const { at, live, andDatabase } of kills) {
    const victim = await begin()
    await live(victim)
    const database = postmasterPid(dataDir)
    await victim.kill('SIGKILL')
    if (andDatabase) kill(database)
    const next = await begin()
    const tookMs = await readyIn(next)
    await next.kill('SIGTERM')
    took[at] = Math.round(tookMs)
    if (tookMs < READY_MS) continue
    // A busy machine takes as long where nobody was killed.
    const clean = await begin()
    const cleanMs = await readyIn(clean)
    await clean.kill('SIGTERM')
    if (tookMs >= boundOf(cleanMs)) slow.push(`${at}: ${tookMs} ms, ${cleanMs} ms without a kill`)
  }
  process.stdout.write(
    `a start after kill -9, ms: ${JSON.stringify(took)}; the very first ${Math.round(firstMs)}\n`,
  )
  expect(slow).toEqual([])
})

it('begins anew, as quickly as from nothing, where its very first start was killed (F45)', async () => {
  const first = await begin()
  const firstMs = await readyIn(first)
  await first.kill('SIGTERM')
  for (const ms of [200, 900, 2_500]) {
    await folder.remove()
    folder = temporaryFolder()
    dataDir = join(folder.path, 'data')
    const victim = await begin()
    await pause(ms)
    await victim.kill('SIGKILL')
    const next = await begin()
    const tookMs = await readyIn(next)
    await next.kill('SIGTERM')
    process.stdout.write(
      `the first start killed at ${ms} ms: ready after ${Math.round(tookMs)} of ${Math.round(firstMs)} ms\n`,
    )
    expect(tookMs, `killed at ${ms} ms`).toBeLessThan(Math.max(READY_MS, 2 * firstMs))
  }
})
