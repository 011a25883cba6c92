import { openClient } from '#server/platform/db/pool.ts'
import type { Load, Request } from './load.ts'
import { load } from './load.ts'
import { cpuMicroseconds, median, residentMiB } from './processes.ts'
import { startBare, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atLeast, atMost, ratio } from './report.ts'
import type { Member } from './seed.ts'
import { seed } from './seed.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 16
const CARDS = 100_000

// Each side edits cards of its own: a card the other has changed would be a conflict, and be answered as one.
const EDITED = 10

type Round = Load & { cpuUs: number }

/** `board.list` and `board.editCard` through HTTP, sign-in, contract, row rules, audit and outbox, against the bare limit. */
export async function measureBoard(database: { ownerUrl: string; loginUrl: string }): Promise<Report> {
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  const members = await seed(owner, CARDS, 1_000)
  await owner.end()
  const product = await startProduct(4301, database.loginUrl)
  const bare = await startBare(4302, database.ownerUrl)
  try {
    const round = async (port: number, pid: number, next: (turn: number) => Request): Promise<Round> => {
      const before = cpuMicroseconds(pid)
      const result = await load(port, CONNECTIONS, SECONDS, next)
      if (result.failures > 0)
        throw new Error(`${result.failures} of ${result.answers} answers on port ${port} were refusals`)
      return { ...result, cpuUs: (cpuMicroseconds(pid) - before) / result.answers }
    }
    const pick = (turn: number): Member => {
      const member = members[turn % members.length]
      if (!member) throw new Error('no members')
      return member
    }
    const list = { product: [] as Round[], bare: [] as Round[] }
    const edit = { product: [] as Round[], bare: [] as Round[] }
    const productList = (turn: number): Request => ({
      path: '/api/v1/board/cards?limit=50',
      headers: { cookie: pick(turn).cookie },
    })
    const bareList = (turn: number): Request => ({
      path: '/cards',
      headers: { 'x-token': pick(turn).tokenHash },
    })
    const productEdit = (turn: number): Request => {
      const member = pick(turn)
      const id = member.cards[Math.floor(turn / members.length) % EDITED] ?? ''
      const title = `Turn ${turn}`
      // An empty base with the first version: the edit is merged over whatever stands there, as a screen's is.
      return {
        method: 'PATCH',
        path: `/api/v1/board/cards/${id}`,
        headers: { cookie: member.cookie, origin: 'http://localhost:4301' },
        body: JSON.stringify({
          baseVersion: 1 + Math.floor(turn / members.length / EDITED),
          base: {},
          changes: { title },
        }),
      }
    }
    const bareEdit = (turn: number): Request => {
      const member = pick(turn)
      return {
        method: 'PATCH',
        path: '/card',
        headers: { 'x-token': member.tokenHash },
        body: JSON.stringify({
          id: member.cards[EDITED + (Math.floor(turn / members.length) % EDITED)],
          title: `Turn ${turn}`,
        }),
      }
    }
    // The turns of all rounds go on, so that no card is edited from a version that is gone.
    let edits = 0
    // A server that has just begun is slower than one that has run for some seconds, the larger the slower.
    await load(4301, CONNECTIONS, SECONDS, productList)
    await load(4302, CONNECTIONS, SECONDS, bareList)
    await load(4301, CONNECTIONS, SECONDS, () => productEdit(edits++))
    await load(4302, CONNECTIONS, SECONDS, bareEdit)
    for (let n = 0; n < ROUNDS; n++) {
      const order = n % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const)
      for (const side of order) {
        if (side === 'product') list.product.push(await round(4301, product.pid, productList))
        else list.bare.push(await round(4302, bare.pid, bareList))
      }
      for (const side of order) {
        if (side === 'product') edit.product.push(await round(4301, product.pid, () => productEdit(edits++)))
        else edit.bare.push(await round(4302, bare.pid, bareEdit))
      }
    }
    const over = (rounds: readonly Round[], figure: keyof Round) => median(rounds.map((each) => each[figure]))
    const listRatio = median(list.product.map((each, n) => each.perSecond / (list.bare[n]?.perSecond ?? 1)))
    const editRatio = median(edit.product.map((each, n) => each.perSecond / (edit.bare[n]?.perSecond ?? 1)))
    const listTail = over(list.product, 'p99Ms') / over(list.bare, 'p99Ms')
    const editTail = over(edit.product, 'p99Ms') / over(edit.bare, 'p99Ms')
    const line = (rounds: readonly Round[]) =>
      `${over(rounds, 'perSecond').toFixed(0)}/s, p50 ${over(rounds, 'p50Ms').toFixed(1)} ms, p99 ${over(rounds, 'p99Ms').toFixed(1)} ms, ${over(rounds, 'cpuUs').toFixed(0)} µs of CPU`
    return {
      title: `Board, ${CARDS} cards, 50 a list, ${CONNECTIONS} connections, ${ROUNDS} rounds in turn`,
      figures: [
        { name: 'board.list', value: line(list.product) },
        { name: 'bare list', value: line(list.bare) },
        { name: 'list, share of bare throughput', value: ratio(listRatio), ...atLeast(listRatio, 1) },
        { name: 'list, p99 over bare p99', value: ratio(listTail), ...atMost(listTail, 1.3) },
        { name: 'board.editCard with audit and outbox', value: line(edit.product) },
        { name: 'bare update', value: line(edit.bare) },
        { name: 'edit, share of bare throughput', value: ratio(editRatio), ...atLeast(editRatio, 0.7) },
        { name: 'edit, p99 over bare p99', value: ratio(editTail) },
        {
          name: 'memory after the load',
          value: `${residentMiB(product.pid).toFixed(0)} MiB, bare ${residentMiB(bare.pid).toFixed(0)} MiB`,
        },
      ],
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}
