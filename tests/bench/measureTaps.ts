import type { BrowserContext, Locator, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/find-chromium.mjs'
import { median } from './processes.ts'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atMost } from './report.ts'

const PORT = 4311
const LATENCY_MS = 3_000
const ANSWER_MS = 100
const RUNS = 3

type Tap = { path: string; name: string; at: (page: Page) => Locator }
const first = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first()
const send = first('main form[method="post"] button[type="submit"]')
const link = (path: string, selector = 'main a[href^="/"]'): Tap => ({
  path,
  name: 'a link',
  at: first(selector),
})

/** One page of each type, and on it one control of each kind. */
const taps: readonly Tap[] = [
  link('/'),
  { path: '/', name: 'the drawer', at: first('[aria-label="Open navigation"]') },
  ...['/pricing', '/advisory', '/founders', '/funding-gaps-report', '/jul-playbook', '/sessions'].map(
    (path) => link(path),
  ),
  link('/jul-playbook/write-the-question-in-one-sentence'),
  link('/terms-of-service'),
  { path: '/faq', name: 'a question', at: first('main details summary') },
  { path: '/search?q=capital', name: 'searching', at: first('main form button[type="submit"]') },
  { path: '/contact', name: 'sending', at: send },
  { path: '/juliverse-signup', name: 'sending', at: send },
  { path: '/join-yelmail', name: 'sending', at: send },
  link('/not-there'),
  { path: '/auth', name: 'signing in', at: send },
  link('/auth'),
  { path: '/auth', name: 'a sign-in link', at: first('main fieldset button[type="button"]') },
  { path: '/magic-auth?token=x', name: 'signing in', at: first('main button[type="submit"]') },
  link('/book', 'header a'),
  link('/consent?token=x', 'header a'),
]

/** What shows an answer: the next page announced, something open, or what was tapped in another state. */
const answers = '[data-leaving], dialog[open], details[open], :popover-open'

/** From a finger's touch to the next frame that shows its answer, on a line where every answer of the server takes three seconds more. */
export async function measureTaps(database: BenchDatabase): Promise<Report> {
  const product = await startProduct(PORT, database)
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const figures = []
    for (const tap of taps) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          hasTouch: true,
          isMobile: true,
        })
        try {
          times.push(await measureTap(context, tap))
        } finally {
          await context.close()
        }
      }
      const worst = Math.max(...times)
      figures.push({
        name: `${tap.path} ${tap.name}`,
        value: `${median(times).toFixed(0)} ms, at worst ${worst.toFixed(0)}`,
        ...atMost(worst, ANSWER_MS, ' ms'),
      })
    }
    return {
      title: `The first tap as soon as its control shows, ${LATENCY_MS} ms of latency, ${RUNS} times each`,
      figures,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function measureTap(context: BrowserContext, { path, at }: Tap): Promise<number> {
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  let told: (ms: number) => void = () => undefined
  const answer = new Promise<number>((resolve) => {
    told = resolve
  })
  await page.exposeFunction('tellAnswer', (ms: number) => told(ms))
  await page.addInitScript((shown) => {
    // safe because the line above put it there
    const { tellAnswer } = window as unknown as { tellAnswer: (ms: number) => void }
    let touched = 0
    addEventListener('pointerdown', (event) => (touched ||= event.timeStamp), { capture: true })
    const look = () => {
      if (!touched || !document.querySelector(shown)?.checkVisibility()) return
      const since = touched
      touched = 0
      requestAnimationFrame(() => tellAnswer(performance.now() - since))
    }
    for (const event of ['toggle', 'click', 'submit', 'pointerup'])
      addEventListener(event, () => queueMicrotask(look), { capture: true })
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  }, answers)
  await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'commit' })
  const control = at(page)
  await control.waitFor()
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`nothing to tap on ${path}`)
  // By its place, as a finger does: what waits for the program is tapped all the same.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const given = await Promise.race([
    answer,
    new Promise<number>((resolve) => setTimeout(() => resolve(Number.POSITIVE_INFINITY), 5_000)),
  ])
  return given
}
