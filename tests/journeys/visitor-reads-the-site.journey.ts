import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { listForms, preferencesForm } from '#domain/newsletter/rules.ts'
import { isSamePage, sitePageEntries } from '#web/site/content/pages.ts'
import { expect, test } from './journey.ts'
import { hiddenPages, pageItems, waitingPages } from './pageItems.ts'

const sitePages = ['/', ...sitePageEntries.flatMap(({ path, aliases = [] }) => [path, ...aliases])]
const text = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? ''
const mainOf = (html: string) => text(html, /<main[^>]*>([\s\S]*)<\/main>/)
const plainWords = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
const wordsOf = (html: string) =>
  mainOf(html)
    .replaceAll(/<(nav|script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
/** Pages that lead on instead of telling something at length. */
const short = [
  '/sitemap',
  preferencesForm.path,
  ...Object.values({ ...inboxForms, ...listForms }).map(({ path }): string => path),
]
/** Listed for everybody, and not there for a visitor (T-162, T-019). */
const guarded = ['/vip']

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'asked once: no page is drawn')

test('a crawl from the front page finds every page whole, named once, and no link that leads nowhere (K01, K02)', async ({
  page,
}) => {
  const pages = new Map<string, string>()
  const links = new Set<string>()
  const waiting = ['/']
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (pages.has(at)) continue
    const answer = await page.request.get(at)
    expect([at, answer.status()]).toEqual([at, 200])
    const html = await answer.text()
    pages.set(at, html)
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      const [path = '', anchor] = href.replaceAll('&amp;', '&').split('#')
      if (/^(?:mailto|https?):/.test(path) || guarded.includes(path)) continue
      links.add(`${path || at}#${anchor ?? ''}`)
      if (sitePages.includes(path)) waiting.push(path)
    }
  }
  // Every page is reached by links alone; an alias needs nobody to lead to it.
  const reached = sitePageEntries.filter(({ path }) => [...pages.keys()].some((at) => isSamePage(at, path)))
  expect(reached.map(({ path }) => path)).toEqual(sitePageEntries.map(({ path }) => path))

  for (const link of links) {
    const [path = '', anchor] = link.split('#')
    const elsewhere = pages.has(path) ? null : await page.request.get(path)
    if (elsewhere) expect([path, elsewhere.status()]).toEqual([path, 200])
    const html = pages.get(path) ?? (await elsewhere?.text()) ?? ''
    if (anchor) expect([link, html.includes(`id="${anchor}"`)]).toEqual([link, true])
  }

  for (const pattern of [
    /<title>([^<]+)<\/title>/,
    /<meta name="description" content="([^"]+)"/,
    /<link rel="canonical" href="([^"]+)"/,
  ]) {
    const found = sitePageEntries.map(({ path }) => text(pages.get(path) ?? '', pattern))
    expect(found.filter((each) => each === '')).toEqual([])
    expect(new Set(found).size).toBe(found.length)
  }
  for (const { path, aliases = [], description, group } of sitePageEntries) {
    const html = pages.get(path) ?? (await (await page.request.get(path)).text())
    expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1])
    expect([path, description.length <= 160]).toEqual([path, true])
    expect([path, /lorem ipsum|\{\w+\}|\bTODO\b|undefined/i.test(plainWords(mainOf(html)))]).toEqual([
      path,
      false,
    ])
    const least = short.includes(path) ? 200 : group === 'Legal' ? 800 : 300
    expect.soft([path, wordsOf(html) >= least ? least : wordsOf(html)]).toEqual([path, least])
    const canonical = text(html, /<link rel="canonical" href="([^"]+)"/)
    expect(new URL(canonical).pathname).toBe(path)
    for (const alias of aliases) {
      const other = await (await page.request.get(alias)).text()
      expect(text(other, /<link rel="canonical" href="([^"]+)"/)).toBe(canonical)
    }
  }
})

test('every page tells what it has to, and what waits is counted (K01)', async ({ page }) => {
  const waiting: string[] = []
  for (const [path, items] of pageItems) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    const words = plainWords(mainOf(await answer.text()))
    for (const [item, sign] of Object.entries(items)) {
      if (sign === null) waiting.push(`${path}: ${item}`)
      else expect.soft([path, item, words.includes(sign) ? sign : 'missing']).toEqual([path, item, sign])
    }
  }
  // Whoever builds one of these takes its line away.
  expect(waiting).toHaveLength(5)
  for (const path of [...waitingPages, ...hiddenPages])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
})
