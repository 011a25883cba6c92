import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClient } from '#server/platform/db/pool.ts'
import { findChromium, howToGetChromium } from '../../tools/find-chromium.mjs'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Figure, Report } from './report.ts'
import { atLeast, atMost } from './report.ts'

const PORT = 4309
const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const LANDING = '00000000-0000-4000-8000-000000000001'
const pages = [
  ...['/', '/pricing', '/advisory', '/faq', '/funding-gaps-report'],
  ...['/jul-playbook/write-the-question-in-one-sentence', '/landing/measured'],
]
/** Largest contentful paint, at most so many times that of the same page without scripts. */
const LCP_MOST = 1.2

type Audit = { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Result = { categories: Record<string, Category>; audits: Record<string, Audit> }

// Neither carries types that a compiler without `skipLibCheck` takes; this is the little that is used of them.
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Launcher = {
  launch(options: object): Promise<{ port: number; kill(): void }>
}

/** Seven pages as a phone on a slow network meets them: four scores each, and why one is lower than it should be. */
export async function measureLighthouse(database: BenchDatabase): Promise<Report> {
  const chromium = await findChromium()
  if (!chromium) throw new Error(howToGetChromium)
  const { lighthouse, launcher } = await load()
  const product = await startProduct(PORT, database)
  const userDataDir = mkdtempSync(join(tmpdir(), 'jul-lighthouse-'))
  const chrome = await launcher.launch({
    chromePath: chromium,
    userDataDir,
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    logLevel: 'silent',
  })
  const look = async (path: string, flags: object): Promise<Result[]> => {
    const results: Result[] = []
    for (let run = 0; run < RUNS; run++) {
      const told = await lighthouse(`http://localhost:${PORT}${path}`, {
        port: chrome.port,
        logLevel: 'silent',
        ...flags,
      })
      if (!told) throw new Error(`Lighthouse says nothing of ${path}`)
      results.push(told.lhr)
    }
    return results
  }
  try {
    await publishLanding(database)
    const figures: Figure[] = []
    for (const path of pages) {
      const results = await look(path, { onlyCategories: CATEGORIES })
      const plain = await look(path, { onlyCategories: ['performance'], blockedUrlPatterns: ['*.js'] })
      const growth = timeOf(LCP, results) / timeOf(LCP, plain)
      figures.push(
        ...CATEGORIES.flatMap((name) => scoreOf(name, results)).map((each) => ({
          ...each,
          name: `${path} ${each.name}`,
        })),
        // Where the machine and not the page is slow, this is as low.
        {
          name: `${path} performance without scripts`,
          value: String(median(plain.map(pointsOf('performance')))),
        },
        {
          name: `${path} largest contentful paint`,
          value: `${timeOf(LCP, results).toFixed(0)} ms, ${growth.toFixed(2)} of the page without scripts`,
          ...atMost(growth, LCP_MOST),
        },
        metric(`${path} layout shift`, 'cumulative-layout-shift', results, 0),
      )
    }
    return { title: `Seven pages by Lighthouse, mobile, median of ${RUNS}`, figures }
  } finally {
    chrome.kill()
    await product.stop()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** A landing page as staff publish it; within two seconds every node has it (K90). */
async function publishLanding(database: BenchDatabase): Promise<void> {
  const fields = {
    slug: 'measured',
    headline: 'One session, one decision',
    lead: 'Bring the question that keeps coming back. You leave with a decision and what it rests on.',
    points: 'Ninety minutes with one advisor\nMinutes with sources within two days',
    offerTitle: 'A first session',
    offerText: 'For founders who raise within a year.',
    actionLabel: 'Ask for a session',
    actionHref: '/advisory/request',
    endsOn: '',
  }
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into site_texts (id, kind, slug, fields) values ($1, 'landing', 'measured', $2)`,
    [LANDING, fields],
  )
  await owner.query(
    // What nobody published is what the build brought, and no page of its own.
    `insert into site_text_versions (text_id, version, fields, from_at, published_by) values ($1, 1, $2, now(), $1)`,
    [LANDING, fields],
  )
  await owner.end()
  for (let tries = 0; tries < 20; tries++) {
    const answer = await fetch(`http://localhost:${PORT}/landing/measured`)
    if (answer.ok) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error('the landing page was not shown')
}

const LCP = 'largest-contentful-paint'
const timeOf = (audit: string, results: readonly Result[]): number =>
  median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN))

async function load(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  const require = createRequire(import.meta.url)
  const { default: lighthouse } = (await import(require.resolve('lighthouse'))) as { default: Lighthouse } // safe because its manual says so
  const launcher = (await import(require.resolve('chrome-launcher'))) as Launcher // safe because Lighthouse itself uses it so
  return { lighthouse, launcher }
}

const pointsOf = (name: (typeof CATEGORIES)[number]) => (result: Result) =>
  Math.round((result.categories[name]?.score ?? 0) * 100)

/** A score with, below it, every audit that kept it from 100. */
function scoreOf(name: (typeof CATEGORIES)[number], results: readonly Result[]): Figure[] {
  const points = pointsOf(name)
  const score = median(results.map(points))
  const shown = results.find((result) => points(result) === score)
  const short = (shown?.categories[name]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, audit: shown?.audits[id] }))
    .filter(({ audit }) => audit?.score !== null && audit?.score !== undefined && audit.score < 1)
  return [
    { name, value: String(score), ...atLeast(score, 100) },
    ...(score < 100
      ? short.map(({ id, audit }) => ({
          name: `  ${id}`,
          value: `${Math.round((audit?.score ?? 0) * 100)} ${audit?.title ?? ''}`,
        }))
      : []),
  ]
}

function metric(name: string, audit: string, results: readonly Result[], bound: number): Figure {
  const value = timeOf(audit, results)
  return { name, value: value.toFixed(3), ...atMost(value, bound) }
}
