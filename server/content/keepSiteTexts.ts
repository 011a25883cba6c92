import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { legalVersionPath, legalVersions, versionOf, withoutAct } from '#domain/content/rules/legal.ts'
import type { DrawnPage, LegalVersion, ShownText } from '#domain/content/types.ts'
import { dayIn } from '#domain/zones.ts'
import type { App } from '#server/platform/app.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { rewritten, sourceOf } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { allPages } from '#server/platform/http/site/site.ts'
import { everyMs } from '#server/platform/jobs/routine.ts'
import { fillSearch } from './fillSearch.ts'
import type { Drawing } from './openDrawing.ts'
import { listLegalHistory, listShown } from './queries.ts'
import { hidden, writeMap, writePage } from './writePage.ts'

/** What staff publish shows within two seconds, on every node. */
const LOOK_MS = 1_500
const MAP = '/sitemap.xml'
const COOKIES = '/cookie-preferences'

/**
 * Keeps the pages with what staff wrote in memory, like every other page of the site: asked every 1.5 s, drawn anew only where
 * something changed, as built again as soon as it is withdrawn. Where that cannot be asked or drawn, the last good ones stay.
 */
export async function keepSiteTexts(
  app: App,
  jobsPool: pg.Pool,
  site: Site,
  drawing: Drawing,
): Promise<() => Promise<void>> {
  let shown = ''
  let isFirst = true
  let hasFailed = false
  async function look(): Promise<void> {
    try {
      const [texts, numbers] = await inTransaction(app.pool, { kind: 'visitor' }, (db) =>
        Promise.all([listShown(db), listLegalHistory(db, false)]),
      )
      const today = dayIn(app.clock.now(), 'UTC')
      const now = JSON.stringify([texts.length > 0 ? today : '', texts, numbers])
      if (now !== shown) {
        const history = await inTransaction(app.pool, { kind: 'visitor' }, (db) => listLegalHistory(db, true))
        await show(app, site, await drawing.draw(texts, today, history), history)
        await sayLegal(site, texts)
        // The start itself fills the search once all pages are there.
        if (!isFirst) await fillSearch(jobsPool, site)
      }
      shown = now
      hasFailed = false
    } catch (error) {
      if (!hasFailed) app.log.warn({ err: error }, 'texts of the site not readable, the last ones stay')
      hasFailed = true
    }
    isFirst = false
  }
  await look()
  return everyMs('site texts', LOOK_MS, app.log, look)
}

/** Puts what was drawn in front of the built pages, all at once. */
async function show(
  app: App,
  site: Site,
  drawn: readonly DrawnPage[],
  history: readonly LegalVersion[],
): Promise<void> {
  const written = new Map<string, Page>()
  const gone = new Set(drawn.flatMap(({ path, main }) => (main === null ? [path] : [])))
  for (const each of drawn) {
    const frame = each.main === null ? undefined : site.pages.get(each.frame)
    if (!frame) continue
    written.set(each.path, writePage(frame, each, app.config))
    // Each takes some milliseconds; whoever asks meanwhile is answered between two of them.
    await setImmediate()
  }
  // What is in force has the address that stays too, before another version comes after it.
  for (const slug of new Set(history.map((each) => each.slug))) {
    const [current] = legalVersions(history, slug)
    const page = written.get(`/${slug}`) ?? site.pages.get(`/${slug}`)
    if (!current || !page) continue
    written.set(legalVersionPath(slug, versionOf(current)), hidden(page, withoutAct(sourceOf(page))))
  }
  const map = site.pages.get(MAP)
  const added = [...written].flatMap(([path, page]) =>
    site.pages.has(path) || isHidden(page) ? [] : [new URL(path, app.config.publicUrl).href],
  )
  if (map && (added.length > 0 || gone.size > 0)) written.set(MAP, writeMap(map, added, gone))
  site.written = written
  site.gone = gone
  for (const refill of site.refills ?? []) refill()
}

/** Says the versions of legal texts to whoever stores a consent, and on every page that of the text about cookies (T-160). */
async function sayLegal(site: Site, texts: readonly ShownText[]): Promise<void> {
  const legal = texts.filter(({ kind }) => kind === 'legal')
  site.legal = new Map(legal.map(({ slug, fields }) => [`/${slug}`, versionOf(fields)]))
  const cookies = site.legal.get(COOKIES)
  if (cookies === undefined) return
  for (const page of new Set([...allPages(site), site.shell, site.missing])) {
    if (!page.type.startsWith('text/html')) continue
    await setImmediate()
    const source = sourceOf(page)
    const said = source.replace(/<html(?: data-cookies="\d+")? /, `<html data-cookies="${cookies}" `)
    if (said === source) continue
    // In place: what is made of a page later says it too.
    Object.assign(page, rewritten(page, said))
  }
  site.stampWorker?.()
}

const isHidden = (page: Page): boolean => /<meta[^>]*name="robots"[^>]*noindex/.test(sourceOf(page))
