import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import type pg from 'pg'
import { evenRanks } from '#domain/board/rules/rank.ts'
import { openClient } from '#server/platform/db/pool.ts'
import { findChromium } from '../../tools/find-chromium.mjs'
import type { BenchDatabase } from './product.ts'
import { startProduct } from './product.ts'
import type { Report } from './report.ts'
import { atMost } from './report.ts'
import { scrollThrough } from './scrollThrough.ts'
import type { Member } from './seed.ts'
import { seed } from './seed.ts'
import { frameWork } from './traceFrames.ts'

const PORT = 4305
const SHOWN = 9_000
const ARCHIVED = 1_000
const ROWS = 80
const FRAME_MS = 8

/** What one walk through a list cost: how many cards went by, the most rows the page held, and the work of each frame. */
type Walk = { seen: number; rows: number; work: readonly number[] }

/** 10,000 cards of one member in a browser: what the page holds and what a scrolled frame costs its main thread. */
export async function measureScroll(database: BenchDatabase): Promise<Report> {
  const owner = openClient({ connectionString: database.ownerUrl })
  await owner.connect()
  const [member] = await seed(owner, 100, 1)
  if (!member) throw new Error('no member')
  await fill(owner, member)
  await owner.end()
  const product = await startProduct(PORT, database)
  const executablePath = await findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const [name = '', value = ''] = member.cookie.split('=')
    await context.addCookies([{ name, value, url: `http://localhost:${PORT}` }])
    const page = await context.newPage()
    const columns = await walk(page, '/dashboard?tab=julboard', '[data-column]')
    const list = await walk(page, '/dashboard?tab=julboard&cards=list', '[aria-label="Cards"] div:has(> ul)')
    const archived = await walk(
      page,
      '/dashboard?tab=julboard&cards=archived',
      '[aria-label="Archived cards"] div:has(> ul)',
    )
    const walks = { columns, list, archived }
    const work = Object.values(walks).flatMap((each) => each.work)
    const rows = Math.max(...Object.values(walks).map((each) => each.rows))
    const p95 = share(work, 0.95)
    const seen = columns.seen + archived.seen
    return {
      title: `Scrolling ${SHOWN + ARCHIVED} cards of one member, down and back up, ${work.length} frames`,
      figures: [
        {
          name: 'cards that went by',
          value: `${columns.seen} in columns, ${list.seen} in the list, ${archived.seen} archived`,
          bound: `all ${SHOWN + ARCHIVED}`,
          holds: seen === SHOWN + ARCHIVED && list.seen === SHOWN,
        },
        ...Object.entries(walks).map(([where, each]) => ({
          name: where,
          value: `${each.rows} rows at most, work p50 ${share(each.work, 0.5).toFixed(1)} ms, p95 ${share(each.work, 0.95).toFixed(1)} ms, p99 ${share(each.work, 0.99).toFixed(1)} ms`,
        })),
        { name: 'rows in the DOM', value: `at most ${rows}`, ...atMost(rows, ROWS) },
        {
          name: 'work per scrolled frame',
          value: `p95 ${p95.toFixed(1)} ms`,
          ...atMost(p95, FRAME_MS, ' ms'),
        },
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Opens one view of the board and goes through each of its lists to the end and back. */
async function walk(page: Page, path: string, frames: string): Promise<Walk> {
  await page.goto(`http://localhost:${PORT}${path}`)
  await page.locator(`${frames} [data-key]`).first().waitFor()
  const session = await page.context().newCDPSession(page)
  const stop = await trace(session)
  const { seen, rows } = await page.evaluate(scrollThrough, frames)
  const work = frameWork(await stop())
  await session.detach()
  return { seen, rows, work }
}

/** Records the tasks of the main thread until it is stopped. */
async function trace(session: CDPSession): Promise<() => Promise<unknown[]>> {
  const events: unknown[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing'],
      recordMode: 'recordAsMuchAsPossible',
    },
  })
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    return events
  }
}

/** In place of the seed's cards: thousands in three columns, some of them archived, with all a card can show. */
async function fill(owner: pg.Client, member: Member): Promise<void> {
  await owner.query('delete from julboard_tasks where user_id = $1', [member.id])
  await owner.query(
    `insert into plan_grants (id, user_id, plan, source) values ($1, $2, 'desktop_pro', 'staff')`,
    [randomUUID(), member.id],
  )
  await owner.query(
    `insert into julboard_tasks (id, user_id, created_by, title, description, status, priority, labels, due_date, assigned_to, rank, archived_at)
     select gen_random_uuid(), $1, $1, 'Card ' || r.place || ' with an ordinary title',
       repeat('What has to be done, by whom, and why. ', 1 + r.place::int % 4),
       (array['backlog','in_progress','completed'])[1 + r.place % 3],
       (array['urgent','high','medium','low'])[1 + r.place % 4],
       case when r.place % 2 = 0 then array['pilot', 'pricing'] else array[]::text[] end,
       case when r.place % 3 = 0 then date '2026-06-30' end,
       case when r.place % 5 = 0 then $1::uuid end, r.rank,
       case when r.place > $3 then now() end
     from unnest($2::text[]) with ordinality r(rank, place)`,
    [member.id, evenRanks(SHOWN + ARCHIVED), SHOWN],
  )
  await owner.query('analyze julboard_tasks')
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
