import { longDay } from '#domain/days.ts'
import { feedIssues } from '#domain/newsletter/limits.ts'
import { issueMinutes } from '#domain/newsletter/rules/body.ts'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { readerTexts } from '#domain/newsletter/texts.ts'
import type { Config } from '#server/platform/config.ts'
import { fillList } from '#server/platform/http/site/filledList.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { rewritten, sourceOf } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { findable, withHead } from '#server/platform/http/site/withHead.ts'
import { escapeHtml, html } from '#server/platform/template.ts'
import { bodyHtml } from './bodyHtml.ts'

/** An issue that everybody may read, as the pages show it. */
export type PublicIssue = {
  readonly number: number
  readonly slug: string
  readonly subject: string
  readonly lead: string
  readonly body: string
  readonly at: Date
}

type Facts = Pick<Config, 'publicUrl' | 'brandName' | 'mailFrom'>

/** The pages of YELMail with these issues, newest first: the archive, the sample next to the form, one page each, the feed and both maps. */
export function issuePages(
  site: Pick<Site, 'pages' | 'written'>,
  issues: readonly PublicIssue[],
  facts: Facts,
): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  const [latest] = issues
  for (const path of [yelmailPaths.archive, listForms.yelmail.path]) {
    const page = site.pages.get(path)
    if (!page) continue
    const filled = fillList(fillIssue(sourceOf(page), latest ?? null, facts), 'issues', issues.map(rowOf))
    pages.set(path, rewritten(page, sayCount(filled, issues)))
  }
  // Staff may have added pages to the list of all of them.
  const all = site.written?.get('/sitemap') ?? site.pages.get('/sitemap')
  if (all) pages.set('/sitemap', rewritten(all, fillList(sourceOf(all), 'issues', issues.map(rowOf))))
  const template = site.pages.get(yelmailPaths.template)
  for (const issue of template ? issues : []) {
    if (!template) break
    const path = yelmailPaths.issue(issue.slug)
    const url = new URL(path, facts.publicUrl).href
    const article = {
      '@type': 'Article',
      headline: issue.subject,
      description: issue.lead,
      datePublished: issue.at.toISOString(),
      mainEntityOfPage: url,
      author: { '@type': 'Organization', name: facts.brandName },
      publisher: { '@type': 'Organization', name: facts.brandName },
    }
    const head = {
      url,
      title: `${issue.subject}, ${readerTexts.number(issue.number)}`,
      description: issue.lead,
      graph: [article],
    }
    pages.set(
      path,
      rewritten(template, withHead(findable(fillIssue(sourceOf(template), issue, facts, 2)), head)),
    )
  }
  pages.set(yelmailPaths.feed, feedOf(issues.slice(0, feedIssues), facts))
  const map = site.written?.get('/sitemap.xml') ?? site.pages.get('/sitemap.xml')
  if (map) {
    const entries = issues
      .map(({ slug, at }) => {
        const url = new URL(yelmailPaths.issue(slug), facts.publicUrl).href
        return `  <url><loc>${escapeHtml(url)}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod></url>\n`
      })
      .join('')
    pages.set('/sitemap.xml', rewritten(map, sourceOf(map).replace('</urlset>', `${entries}</urlset>`)))
  }
  return pages
}

const rowOf = (issue: PublicIssue) => ({
  number: String(issue.number),
  subject: { text: issue.subject, attributes: { href: yelmailPaths.issue(issue.slug) } },
  lead: issue.lead,
  minutes: readerTexts.minutes(issueMinutes(issue.body)),
  day: longDay(issue.at),
})

const sayCount = (source: string, issues: readonly PublicIssue[]): string => {
  const first = issues.at(-1)
  return put(source, 'count', first ? escapeHtml(readerTexts.since(issues.length, longDay(first.at))) : '')
}

/** Puts one issue where a page shows one: an element with `data-issue` holds a part of it, and one of two sections is hidden. */
function fillIssue(
  source: string,
  issue: PublicIssue | null,
  { mailFrom, brandName }: Facts,
  level: 2 | 4 = 4,
): string {
  const hide = (of: string, which: 'one' | 'none') =>
    of.replace(
      new RegExp(`(<\\w+[^>]* data-issue-is="${which}"[^>]*?)( hidden="")?>`, 'g'),
      (_whole, open: string) => ((which === 'one') === (issue !== null) ? `${open}>` : `${open} hidden="">`),
    )
  const shown = hide(hide(source, 'one'), 'none')
  if (!issue) return shown
  const parts: Record<string, string> = {
    from: html`${mailFrom.includes('<') ? mailFrom : `${brandName} <${mailFrom}>`}`,
    title: escapeHtml(issue.subject),
    subject: escapeHtml(issue.subject),
    lead: escapeHtml(issue.lead),
    day: escapeHtml(`${readerTexts.number(issue.number)}, ${longDay(issue.at)}`),
    minutes: escapeHtml(readerTexts.minutes(issueMinutes(issue.body))),
    body: bodyHtml(issue.body, level),
  }
  const filled = Object.entries(parts).reduce((text, [name, words]) => put(text, name, words), shown)
  return filled.replaceAll(/ href="[^"]*"([^>]*) data-issue-link=""/g, (_whole, rest: string) =>
    html` href="${yelmailPaths.issue(issue.slug)}"`.concat(rest),
  )
}

const put = (source: string, name: string, words: string): string =>
  source.replaceAll(
    new RegExp(`( data-issue="${name}"[^>]*>)(?=</)`, 'g'),
    (_whole, open: string) => `${open}${words}`,
  )

/** RSS 2.0: what a reader of feeds shows of each issue is the issue itself. */
function feedOf(issues: readonly PublicIssue[], facts: Facts): Page {
  const at = (path: string) => new URL(path, facts.publicUrl).href
  const items = issues.map(
    (issue) =>
      html`<item><title>${issue.subject}</title><link>${at(yelmailPaths.issue(issue.slug))}</link><guid>${at(yelmailPaths.issue(issue.slug))}</guid><pubDate>${issue.at.toUTCString()}</pubDate><description>${bodyHtml(issue.body, 3).replaceAll(' href="/', ` href="${at('/')}`)}</description></item>`,
  )
  const source = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${html`<title>YELMail, the newsletter of ${facts.brandName}</title><link>${at(yelmailPaths.archive)}</link><atom:link href="${at(yelmailPaths.feed)}" rel="self" type="application/rss+xml"/><description>One useful email on building and funding a company.</description><language>en</language>`}${items.join('')}</channel></rss>
`
  return rewritten({ type: 'application/rss+xml; charset=utf-8', policy: null, immutable: false }, source)
}
