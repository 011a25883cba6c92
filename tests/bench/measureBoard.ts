import pg from 'pg'
import type { Kind } from './boardKinds.ts'
import { boardKinds } from './boardKinds.ts'
import { countTrips } from './databaseTrips.ts'
import type { Load, Request } from './load.ts'
import { load } from './load.ts'
import { cpuMicroseconds, familyCpuMicroseconds, median, parentOf, residentMiB } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startBare, startProduct } from './product.ts'
import type { Figure, Report } from './report.ts'
import { atLeast, atMost, ratio } from './report.ts'
import { seed } from './seed.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const WARM_SECONDS = Number(process.env.BENCH_WARM ?? 10)
const CONNECTIONS = 16
const CARDS = 100_000
const PRODUCT_PORT = 4301
const BARE_PORT = 4302

type Round = Load & { cpuUs: number; databaseUs: number }

/** Five kinds of call through HTTP, sign-in, contract, row rules, audit and outbox, each next to a bare handler of the same work. */
export async function measureBoard(database: BenchDatabase): Promise<Report> {
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const members = await seed(owner, CARDS, 1_000)
  const backend = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(backend.rows[0]?.pid ?? 0)
  await owner.end()
  const product = await startProduct(PRODUCT_PORT, database)
  const bare = await startBare(BARE_PORT, database.ownerUrl)
  const chosen = process.env.BENCH_KINDS?.split(',')
  const kinds = boardKinds(members).filter(({ name }) => chosen?.includes(name) ?? true)
  const figures: Figure[] = []
  try {
    // A turn goes on over all rounds, so that no card is edited from a version that is gone.
    const at = new Map<string, number>()
    const next = (kind: Kind, side: 'product' | 'bare') => (): Request => {
      const key = `${kind.name} ${side}`
      const turn = at.get(key) ?? 0
      at.set(key, turn + 1)
      return kind[side](turn)
    }
    for (const kind of kinds) {
      const fresh = await load(PRODUCT_PORT, 1, { answers: 100 }, next(kind, 'product'))
      const trips = await countTrips(database, kind.trips === 1, next(kind, 'product'))
      const round = async (side: 'product' | 'bare'): Promise<Round> => {
        const [port, pid] = side === 'product' ? [PRODUCT_PORT, product.pid] : [BARE_PORT, bare.pid]
        const [before, databaseBefore] = [cpuMicroseconds(pid), familyCpuMicroseconds(postmaster)]
        const result = await load(port, CONNECTIONS, { seconds: SECONDS }, next(kind, side))
        if (result.failures > 0)
          throw new Error(
            `${kind.name}: ${result.failures} of ${result.answers} answers of ${side} were refusals`,
          )
        return {
          ...result,
          cpuUs: (cpuMicroseconds(pid) - before) / result.answers,
          databaseUs: (familyCpuMicroseconds(postmaster) - databaseBefore) / result.answers,
        }
      }
      // A server that has just begun is slower than one that has run for some seconds, the larger the slower.
      await load(PRODUCT_PORT, CONNECTIONS, { seconds: WARM_SECONDS }, next(kind, 'product'))
      await load(BARE_PORT, CONNECTIONS, { seconds: WARM_SECONDS / 3 }, next(kind, 'bare'))
      const rounds = { product: [] as Round[], bare: [] as Round[] }
      for (let n = 0; n < ROUNDS; n++) {
        const order = n % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const)
        for (const side of order) rounds[side].push(await round(side))
      }
      const over = (side: 'product' | 'bare', figure: keyof Round) =>
        median(rounds[side].map((each) => each[figure]))
      const share = median(rounds.product.map((each, n) => each.perSecond / (rounds.bare[n]?.perSecond ?? 1)))
      const tail = over('product', 'p99Ms') / over('bare', 'p99Ms')
      // At a rate both can keep, a tail says what a person waits and not how full the queue is.
      const steady = await load(
        PRODUCT_PORT,
        CONNECTIONS,
        { seconds: SECONDS, perSecond: over('product', 'perSecond') / 3 },
        next(kind, 'product'),
      )
      const line = (side: 'product' | 'bare') =>
        `${over(side, 'perSecond').toFixed(0)}/s, p50 ${over(side, 'p50Ms').toFixed(1)} ms, p99 ${over(side, 'p99Ms').toFixed(1)} ms, ${over(side, 'cpuUs').toFixed(0)} + ${over(side, 'databaseUs').toFixed(0)} µs of CPU of Node and PostgreSQL`
      figures.push(
        { name: kind.name, value: line('product') },
        { name: `${kind.name}, bare`, value: line('bare') },
        {
          name: `${kind.name}, share of bare throughput`,
          value: ratio(share),
          ...atLeast(share, kind.least),
        },
        { name: `${kind.name}, p99 over bare p99`, value: ratio(tail), ...atMost(tail, 3) },
        { name: `${kind.name}, p99 at a third of that rate`, value: `${steady.p99Ms.toFixed(1)} ms` },
        {
          name: `${kind.name}, round trips`,
          value: String(trips),
          ...atMost(trips, kind.trips),
        },
        {
          name: `${kind.name}, first 100 of a fresh node`,
          value: `p50 ${fresh.p50Ms.toFixed(1)} ms, p99 ${fresh.p99Ms.toFixed(1)} ms`,
        },
      )
    }
    figures.push({
      name: 'memory after the load',
      value: `${residentMiB(product.pid).toFixed(0)} MiB, bare ${residentMiB(bare.pid).toFixed(0)} MiB`,
    })
    return {
      title: `Board, ${CARDS} cards, ${CONNECTIONS} connections, ${ROUNDS} rounds in turn after ${WARM_SECONDS} s of load`,
      figures,
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}
