import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Load } from './load.ts'
import { load } from './load.ts'
import type { Running } from './processes.ts'
import { cpuMicroseconds, median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startBare, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atLeast, atMost, ratio } from './report.ts'

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const PORTS = { product: 4303, bare: 4304 }
/** A node rests once it uses no more than this much of a second. */
const REST_US = 22_000
const REST_SECONDS = 6
const REST_TRIES = 200
const PUBLISHED = '/faq'
/** Longer than one page of a form is given to everybody. */
const STAMP_MS = 60
const PUBLISHED_TRIES = 500

type Side = keyof typeof PORTS
type Measured = Load & { cpuUs: number }

/** Pages of the site against a bare handler that gives the same bytes from memory: the front page, all in turn, and one that was just published. */
export async function measurePage(database: BenchDatabase): Promise<Report> {
  const folder = join(process.env.JUL_ROOT ?? process.cwd(), 'build/client')
  const product = await startProduct(PORTS.product, database)
  const addresses = await addressesOf(PORTS.product, folder)
  const bare = await startBare(PORTS.bare, database.ownerUrl, {
    BENCH_FOLDER: folder,
    BENCH_PAGES: addresses.join(','),
  })
  const sides = { product, bare }
  try {
    // What a start leaves for later (pages are pressed once more) is no part of what a request costs.
    await untilAtRest(product)
    const front = await compare(sides, ['/'])
    const every = await compare(sides, addresses)
    await publish(database.ownerUrl)
    const published = await compare(sides, [PUBLISHED], 1)
    return {
      title: `Pages of the site, ${CONNECTIONS} connections, ${ROUNDS} rounds in turn with bare bytes`,
      figures: [
        ...figuresOf('the front page', front),
        ...figuresOf(`${addresses.length} prerendered pages in turn`, every),
        ...figuresOf('a page just published', published),
      ],
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}

type Compared = Readonly<Record<Side, readonly Measured[]>>

async function compare(
  sides: Readonly<Record<Side, Running>>,
  addresses: readonly string[],
  rounds = ROUNDS,
): Promise<Compared> {
  const measured = { product: [] as Measured[], bare: [] as Measured[] }
  const measure = async (side: Side): Promise<Measured> => {
    const before = cpuMicroseconds(sides[side].pid)
    const result = await load(PORTS[side], CONNECTIONS, { seconds: SECONDS }, (turn) => ({
      path: addresses[turn % addresses.length] ?? '/',
      headers: { 'accept-encoding': 'br' },
    }))
    if (result.failures > 0) throw new Error(`${result.failures} of ${side}'s answers were refusals`)
    return { ...result, cpuUs: (cpuMicroseconds(sides[side].pid) - before) / result.answers }
  }
  // Both sides' programs are compiled by what they do most; the first round is that.
  for (const side of ['product', 'bare'] as const) await measure(side)
  for (let n = 0; n < rounds; n++)
    for (const side of n % 2 === 0 ? (['product', 'bare'] as const) : (['bare', 'product'] as const))
      measured[side].push(await measure(side))
  return measured
}

function figuresOf(name: string, { product, bare }: Compared) {
  const share = median(product.map((each, n) => each.perSecond / (bare[n]?.perSecond ?? 1)))
  const [cpu, bareCpu] = [product, bare].map((rounds) => median(rounds.map(({ cpuUs }) => cpuUs)))
  return [
    { name: `${name}: share of bare throughput`, value: ratio(share), ...atLeast(share, 0.5) },
    {
      name: `${name}: CPU a request`,
      value: `${cpu?.toFixed(0)} µs, bare ${bareCpu?.toFixed(0)}`,
      ...atMost(cpu ?? 0, 30, ' µs'),
    },
  ]
}

/** The pages in the map of the site that are the same for everybody; a form's says when it was opened. */
async function addressesOf(port: number, folder: string): Promise<string[]> {
  const map = await (await fetch(`http://localhost:${port}/sitemap.xml`)).text()
  const addresses: string[] = []
  for (const [, address] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address ?? '')
    const tag = async () => (await fetch(`http://localhost:${port}${pathname}`)).headers.get('etag')
    const first = await tag()
    await pause(STAMP_MS)
    if (first && first === (await tag()) && existsSync(join(folder, pathname, 'index.html')))
      addresses.push(pathname)
  }
  return addresses
}

async function untilAtRest({ pid }: Running): Promise<void> {
  for (let tries = 0, still = 0; tries < REST_TRIES && still < REST_SECONDS; tries++) {
    const before = cpuMicroseconds(pid)
    await pause(1_000)
    still = cpuMicroseconds(pid) - before < REST_US ? still + 1 : 0
  }
}

/** Publishes a text that the page shows, as staff do, and waits until it is there. */
async function publish(ownerUrl: string): Promise<void> {
  const shown = async () => (await fetch(`http://localhost:${PORTS.product}${PUBLISHED}`)).headers.get('etag')
  const before = await shown()
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into site_text_versions (text_id, version, fields, from_at, published_by)
     select id, version + 1, fields || '{"question": "What was just published?"}', now(), gen_random_uuid()
     from site_texts where kind = 'question' order by slug limit 1`,
  )
  await owner.end()
  for (let tries = 0; (await shown()) === before; tries++) {
    if (tries > PUBLISHED_TRIES) throw new Error('what was published does not show')
    await pause(20)
  }
}
