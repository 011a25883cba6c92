import { createHash } from 'node:crypto'
import { openClient } from '#server/platform/db/pool.ts'
import { load } from './load.ts'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Report } from './report.ts'
import { ratio } from './report.ts'

const PORT = 4311
const SMALL = 1_000
const LARGE = 1_000_000
const ROUNDS = 5
const WORDS = 20_000

/** A word of the made language by its place: the first are in nearly every document, the last in few. */
const wordAt = (place: number) => `x${createHash('md5').update(String(place)).digest('hex').slice(0, 7)}`

/** The search of the site among a thousand and among a million documents, by two words as often as documents hold them. */
export async function measureSearch(make: (name: string) => Promise<BenchDatabase>): Promise<Report> {
  const sides: number[][] = []
  for (const size of [SMALL, LARGE]) {
    const database = await make(`bench_search_${size}`)
    // The product writes down its own pages when it starts, and only those; the others come after.
    const product = await startProduct(PORT, database, { TRUST_PROXY: '1' })
    const owner = openClient({ connectionString: database.ownerUrl })
    await owner.connect()
    await owner.query(
      `insert into site_documents (path, kind, title, note, body)
       select '/bench/' || n, 'page', 'Page ' || n, '', string_agg('x' || left(md5(floor($2 * power(random(), 3))::text), 7), ' ')
       from generate_series(1, $1::int) n, generate_series(1, 60) each group by n`,
      [size, WORDS],
    )
    await owner.query('vacuum analyze site_documents')
    await owner.end()
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const word = (turn: number) => wordAt(Math.floor(WORDS * ((turn * 0.618034) % 1) ** 3))
      const { p50Ms } = await load(PORT, 1, { seconds: 2 }, (turn) => ({
        path: `/api/v1/content/search?words=${word(turn)}+${word(turn * 7 + round)}`,
        // Each from an address of its own: one alone asks 600 times a minute.
        headers: { 'x-forwarded-for': `10.${round}.${(turn >> 8) % 256}.${turn % 256}` },
      }))
      rounds.push(p50Ms)
    }
    sides.push(rounds)
    await product.stop()
  }
  const [small = [], large = []] = sides
  const growth = median(large) / median(small)
  return {
    title: `The search of the site at ${SMALL} and at ${LARGE} documents, one connection`,
    figures: [
      { name: 'p50', value: `${median(small).toFixed(2)} ms, then ${median(large).toFixed(2)} ms` },
      { name: 'growth', value: ratio(growth), bound: `at most ${ratio(1.3)}`, holds: growth <= 1.3 },
    ],
  }
}
