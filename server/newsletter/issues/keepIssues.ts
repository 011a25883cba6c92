import type pg from 'pg'
import { longDay } from '#domain/days.ts'
import { issueLimits } from '#domain/newsletter/limits.ts'
import { blockWords, readBody } from '#domain/newsletter/rules/body.ts'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { readerTexts } from '#domain/newsletter/texts.ts'
import type { App } from '#server/platform/app.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { everyMs } from '#server/platform/jobs/routine.ts'
import type { PublicIssue } from './issuePages.ts'
import { issuePages } from './issuePages.ts'

/** An issue that begins to be sent shows within two seconds, on every node. */
const LOOK_MS = 1_500

const newest = `select coalesce(max(sending_at)::text, '') || count(*) as newest from newsletter_issues where number is not null`
const published = `select number, slug, subject, lead, body, sending_at as at from newsletter_issues
  where number is not null and slug is not null and sending_at is not null order by number desc limit ${issueLimits.listed}`

/**
 * Keeps the pages of YELMail with the issues of today, in memory like every page: asked every 1.5 s whether there is another,
 * written anew only then. Where that cannot be asked, the last ones stay (K15, T-170).
 */
export async function keepIssues(app: App, jobsPool: pg.Pool, site: Site): Promise<() => Promise<void>> {
  site.filled ??= new Map()
  const { filled } = site
  let kept: readonly PublicIssue[] = []
  let shown: string | null = null
  let hasFailed = false
  const refill = () => {
    for (const [path, page] of issuePages(site, kept, app.config)) filled.set(path, page)
  }
  async function look(): Promise<void> {
    try {
      const { rows } = await jobsPool.query<{ newest: string }>(newest)
      const now = rows[0]?.newest ?? ''
      if (now === shown) return
      kept = (await jobsPool.query<PublicIssue>(published)).rows
      refill()
      await findable(jobsPool, kept)
      shown = now
      hasFailed = false
    } catch (error) {
      // Said once, and again after it has worked in between.
      if (!hasFailed) app.log.warn({ err: error }, 'issues not readable, the last ones stay')
      hasFailed = true
    }
  }
  await look()
  // The list of all pages and the map for search engines change with what staff write as well.
  site.refills?.add(() => void (shown !== null && refill()))
  return everyMs('issues', LOOK_MS, app.log, look)
}

/** Puts the issues before the search of the site (K10). */
async function findable(jobsPool: pg.Pool, issues: readonly PublicIssue[]): Promise<void> {
  const documents = issues.map(({ number, slug, subject, lead, body, at }) => ({
    path: yelmailPaths.issue(slug),
    title: subject,
    note: `${readerTexts.number(number)}, ${longDay(at)}`,
    body: `${lead} ${readBody(body).map(blockWords).join(' ')}`,
  }))
  await jobsPool.query(
    `insert into site_documents as d (path, kind, title, note, body)
       select path, 'issue', title, note, body from jsonb_to_recordset($1::jsonb) as g(path text, title text, note text, body text)
     on conflict (path) do update set title = excluded.title, note = excluded.note, body = excluded.body
       where (d.title, d.note, d.body) is distinct from (excluded.title, excluded.note, excluded.body)`,
    [JSON.stringify(documents)],
  )
}
