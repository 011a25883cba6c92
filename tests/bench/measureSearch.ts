import { createHash } from 'node:crypto'
import { openClient } from '#server/platform/db/pool.ts'
import { load } from './load.ts'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Figure, Report } from './report.ts'
import { atMost, ratio } from './report.ts'

const sizes = { small: 1_000, large: 1_000_000 } as const
const ports = { small: 4311, large: 4312 } as const
const ROUNDS = 5
const WORDS = 20_000
// Rare words of the made language: each stands in ten documents, however many there are.
const RARE = 50
const WITH_RARE = 500

/** A word of the made language by its place: the first are in nearly every document, the last in few. */
const wordAt = (place: number) => `x${createHash('md5').update(String(place)).digest('hex').slice(0, 7)}`
const frequent = (turn: number) => wordAt(Math.floor(WORDS * ((turn * 0.618034) % 1) ** 3))

const searches = {
  /** The answer is as long among few documents as among many: what is measured is the growth of the search alone. */
  rare: (turn: number) => `rare${100 + (turn % RARE)}`,
  /** As often as documents hold them: the answer grows with the site, from documents with some of the words to those with both. */
  two: (turn: number, round: number) => `${frequent(turn)}+${frequent(turn * 7 + round)}`,
}
type Kind = keyof typeof searches
type Size = keyof typeof sizes

/** The search of the site among a thousand and among a million documents, one after the other in each round. */
export async function measureSearch(make: (name: string) => Promise<BenchDatabase>): Promise<Report> {
  const products = [await fill(make, 'small'), await fill(make, 'large')]
  const p50s: Record<Kind, Record<Size, number[]>> = {
    rare: { small: [], large: [] },
    two: { small: [], large: [] },
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const kind of ['rare', 'two'] as const)
      for (const size of ['small', 'large'] as const)
        p50s[kind][size].push(await search(ports[size], kind, round))
  for (const product of products) await product.stop()
  const figures = (kind: Kind, name: string): [Figure, number] => {
    const [small, large] = [median(p50s[kind].small), median(p50s[kind].large)]
    return [
      { name: `p50, ${name}`, value: `${small.toFixed(2)} ms, then ${large.toFixed(2)} ms` },
      large / small,
    ]
  }
  const [rare, growthOfRare] = figures('rare', 'a rare word')
  const [two, growthOfTwo] = figures('two', 'two words as frequent as in the texts')
  return {
    title: `The search of the site at ${sizes.small} and at ${sizes.large} documents, one connection`,
    figures: [
      rare,
      { name: 'growth, a rare word', value: ratio(growthOfRare), ...atMost(growthOfRare, 1.3) },
      two,
      { name: 'growth, two words', value: ratio(growthOfTwo) },
    ],
  }
}

async function fill(make: (name: string) => Promise<BenchDatabase>, size: Size) {
  const count = sizes[size]
  const database = await make(`bench_search_${count}`)
  // The product writes down its own pages when it starts, and only those; the others come after.
  const product = await startProduct(ports[size], database, { TRUST_PROXY: '1' })
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into site_documents (path, kind, title, note, body)
     select '/bench/' || n, 'page', 'Page ' || n, '', string_agg('x' || left(md5(floor($2 * power(random(), 3))::text), 7), ' ')
       || case when n % $3 = 0 then ' rare' || 100 + n / $3 % $4 else '' end
     from generate_series(1, $1::int) n, generate_series(1, 60) each group by n`,
    [count, WORDS, count / WITH_RARE, RARE],
  )
  await owner.query('vacuum analyze site_documents')
  await owner.end()
  return product
}

async function search(port: number, kind: Kind, round: number): Promise<number> {
  const { p50Ms } = await load(port, 1, { seconds: 2 }, (turn) => ({
    path: `/api/v1/content/search?words=${searches[kind](turn, round)}`,
    // Each from an address of its own: one alone asks 600 times a minute.
    headers: { 'x-forwarded-for': `10.${round}.${(turn >> 8) % 256}.${turn % 256}` },
  }))
  return p50Ms
}
