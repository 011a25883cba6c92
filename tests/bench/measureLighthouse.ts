import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, howToGetChromium } from '../../tools/find-chromium.mjs'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Figure, Report } from './report.ts'
import { atLeast, atMost } from './report.ts'

const PORT = 4309
const RUNS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { score: number | null; title: string; numericValue?: number; scoreDisplayMode: string }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
type Result = { categories: Record<string, Category>; audits: Record<string, Audit> }

// Neither carries types that a compiler without `skipLibCheck` takes; this is the little that is used of them.
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Launcher = {
  launch(options: object): Promise<{ port: number; kill(): void }>
}

/** The front page as a phone on a slow network meets it: four scores, and why one is lower than it should be. */
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
  try {
    const results: Result[] = []
    for (let run = 0; run < RUNS; run++) {
      const told = await lighthouse(`http://localhost:${PORT}/`, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: CATEGORIES,
      })
      if (!told) throw new Error('Lighthouse says nothing')
      results.push(told.lhr)
    }
    return {
      title: `The front page by Lighthouse, mobile, median of ${RUNS}`,
      figures: [
        ...CATEGORIES.flatMap((name) => scoreOf(name, results)),
        metric('largest contentful paint', 'largest-contentful-paint', results, 2_500, ' ms'),
        metric('total blocking time', 'total-blocking-time', results, 200, ' ms'),
        metric('cumulative layout shift', 'cumulative-layout-shift', results, 0.1, ''),
      ],
    }
  } finally {
    chrome.kill()
    await product.stop()
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function load(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  const require = createRequire(import.meta.url)
  const { default: lighthouse } = (await import(require.resolve('lighthouse'))) as { default: Lighthouse } // safe because its manual says so
  const launcher = (await import(require.resolve('chrome-launcher'))) as Launcher // safe because Lighthouse itself uses it so
  return { lighthouse, launcher }
}

/** A score with, below it, every audit that kept it from 100. */
function scoreOf(name: (typeof CATEGORIES)[number], results: readonly Result[]): Figure[] {
  const points = (result: Result) => Math.round((result.categories[name]?.score ?? 0) * 100)
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

function metric(
  name: string,
  audit: string,
  results: readonly Result[],
  bound: number,
  unit: string,
): Figure {
  const value = median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN))
  return { name, value: `${value.toFixed(unit ? 0 : 3)}${unit}`, ...atMost(value, bound, unit) }
}
