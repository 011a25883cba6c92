import { openClient } from '#server/platform/db/pool.ts'
import { load } from './load.ts'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startBare, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { ratio } from './report.ts'
import { seed } from './seed.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const ROUNDS = 5

/** The same list at a thousand and at a million rows: what a member waits must not grow with everybody else's rows. */
export async function measureGrowth(make: (name: string) => Promise<BenchDatabase>): Promise<Report> {
  const sides: { size: number; product: number[]; bare: number[] }[] = []
  for (const size of [SMALL, LARGE]) {
    const database = await make(`bench_growth_${size}`)
    const owner = openClient({ connectionString: database.ownerUrl })
    await owner.connect()
    const members = await seed(owner, size, 10)
    await owner.end()
    const product = await startProduct(4309, database)
    const bare = await startBare(4310, database.ownerUrl)
    const side = { size, product: [] as number[], bare: [] as number[] }
    const ask = async (port: number) => {
      const result = await load(port, 1, { seconds: 1 }, (turn) => {
        const member = members[turn % members.length]
        return {
          path: port === 4309 ? '/api/v1/board/cards?limit=50' : '/cards',
          headers: { cookie: member?.cookie ?? '', 'x-token': member?.tokenHash ?? '' },
        }
      })
      return result.p50Ms
    }
    for (let n = 0; n < ROUNDS; n++) {
      side.product.push(await ask(4309))
      side.bare.push(await ask(4310))
    }
    sides.push(side)
    await Promise.all([product.stop(), bare.stop()])
  }
  const [small, large] = sides
  const growth = (of: 'product' | 'bare') => median(large?.[of] ?? []) / median(small?.[of] ?? [])
  const own = growth('product')
  const bound = Math.max(1.3, growth('bare') + 0.15)
  return {
    title: `board.list at ${SMALL} and at ${LARGE} rows, one connection`,
    figures: [
      {
        name: 'product p50',
        value: `${median(small?.product ?? []).toFixed(2)} ms, then ${median(large?.product ?? []).toFixed(2)} ms`,
      },
      {
        name: 'bare p50',
        value: `${median(small?.bare ?? []).toFixed(2)} ms, then ${median(large?.bare ?? []).toFixed(2)} ms`,
      },
      { name: 'growth', value: ratio(own), bound: `at most ${ratio(bound)}`, holds: own <= bound },
    ],
  }
}
