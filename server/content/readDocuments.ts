import type { DocumentKind } from '#domain/content/types.ts'
import { documentKinds } from '#domain/content/types.ts'
import type { Site } from '#server/platform/http/site/site.ts'

/** A page, an answer or a lesson as the search looks through it. */
export type SiteDocument = { path: string; kind: DocumentKind; title: string; note: string; body: string }

const MAIN = /<main\b[^>]*\bdata-find="(\w+)"[^>]*\bdata-find-note="([^"]*)"[^>]*>([\s\S]*)<\/main>/
const QUESTION =
  /<details\b[^>]*\bid="([\w-]+)"[^>]*>\s*<summary\b[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g
const UNSAID = /<(script|style|svg|nav|form)\b[\s\S]*?<\/\1>/g

/**
 * The documents of the site with what staff wrote, in its own words: each page that search engines may keep and that says what kind it is
 * (`data-find` of its main), and each question that opens on it, which has an address of its own.
 */
export function readDocuments(site: Site): SiteDocument[] {
  const found = new Map<string, SiteDocument>()
  for (const [address, { type, bodies }] of new Map([...site.pages, ...(site.written ?? [])])) {
    if (!type.startsWith('text/html') || site.gone?.has(address)) continue
    const html = bodies.identity?.toString('utf8') ?? ''
    const [, given, note = '', main = ''] = html.match(MAIN) ?? []
    const kind = documentKinds.find((each) => each === given)
    const canonical = html.match(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/)?.[1]
    if (!kind || !canonical || /<meta[^>]*name="robots"[^>]*noindex/.test(html)) continue
    const path = new URL(canonical).pathname
    if (path !== address) continue
    const title = words(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '').replace(/, JUL$/, '')
    const description = words(html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '')
    for (const [, id = '', question = '', answer = ''] of main.matchAll(QUESTION)) {
      const at = `${path}#${id}`
      found.set(at, { path: at, kind: 'question', title: words(question), note: title, body: words(answer) })
    }
    const body = `${description} ${words(main.replaceAll(QUESTION, ' '))}`
    found.set(path, { path, kind, title, note: words(note), body })
  }
  return [...found.values()]
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/** The words of a piece of markup that React wrote: what the ear hears, without what is drawn alone. */
function words(html: string): string {
  return html
    .replaceAll(UNSAID, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:a|em|strong|b|i|code|abbr|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)
    .replaceAll(/\p{Cc}|\s+/gu, ' ')
    .trim()
}
