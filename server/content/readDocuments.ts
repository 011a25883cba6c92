import { setImmediate } from 'node:timers/promises'
import type { DocumentKind } from '#domain/content/types.ts'
import { documentKinds } from '#domain/content/types.ts'
import { sourceOf } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { plainWords } from '#server/platform/template.ts'

/** A page, an answer or a lesson as the search looks through it. */
export type SiteDocument = { path: string; kind: DocumentKind; title: string; note: string; body: string }

const MAIN = /<main\b[^>]*\bdata-find="(\w+)"[^>]*\bdata-find-note="([^"]*)"[^>]*>([\s\S]*)<\/main>/
// Its first part ends with its own heading: what opens on the page and is no question would be read into the next one.
const QUESTION =
  /<details\b[^>]*>\s*<summary\b[^>]*>((?:(?!<\/summary>)[\s\S])*)<\/summary>\s*<div\b[^>]*\bid="([\w-]+)"[^>]*>([\s\S]*?)<\/details>/g
/** A part of a page that is looked for by itself, such as a task of the handbook. */
const PART =
  /<section\b[^>]*\bid="([\w-]+)"[^>]*\bdata-find-part=""[^>]*>\s*<h3\b[^>]*>([\s\S]*?)<\/h3>([\s\S]*?)<\/section>/g
/** What the eye alone is given, and where a piece ends that has no stop of its own. */
const DRAWN = /<(\w+)\b[^>]*\baria-hidden="true"[^>]*>[^<]*<\/\1>/g
const PIECE = /(?<=[\p{L}\p{N}%)])(?:<\/span>)?<\/(?:h[1-6]|p|li|dt|dd|th|td|figcaption)>/gu
const UNSAID = /<(script|style|svg|nav|form)\b[\s\S]*?<\/\1>/g
/** What stands with every answer and is none of it. */
const SKIPPED = /<(\w+)\b[^>]*\bdata-find-skip=""[^>]*>[\s\S]*?<\/\1>/g

/**
 * The documents of the site with what staff wrote, in its own words: each page that search engines may keep and that says what kind it is
 * (`data-find` of its main), and each question that opens on it, which has an address of its own.
 */
export async function readDocuments(site: Site): Promise<SiteDocument[]> {
  const found = new Map<string, SiteDocument>()
  for (const [address, page] of new Map([...site.pages, ...(site.written ?? [])])) {
    if (!page.type.startsWith('text/html') || site.gone?.has(address)) continue
    // Whoever asks meanwhile is answered between two of them.
    await setImmediate()
    const html = sourceOf(page)
    const [, given, note = '', main = ''] = html.match(MAIN) ?? []
    const kind = documentKinds.find((each) => each === given)
    const canonical = html.match(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/)?.[1]
    if (!kind || !canonical || /<meta[^>]*name="robots"[^>]*noindex/.test(html)) continue
    const path = new URL(canonical).pathname
    if (path !== address) continue
    const title = titleOf(html)
    const description = words(html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '')
    for (const [, question = '', id = '', answer = ''] of main.matchAll(QUESTION)) {
      const at = `${path}#${id}`
      found.set(at, { path: at, kind: 'question', title: words(question), note: title, body: words(answer) })
    }
    for (const [, id = '', task = '', text = ''] of main.matchAll(PART)) {
      const at = `${path}#${id}`
      found.set(at, { path: at, kind, title: words(task), note: title, body: words(text) })
    }
    const body = `${description} ${words(main.replaceAll(QUESTION, ' ').replaceAll(PART, ' '))}`
    found.set(path, { path, kind, title, note: words(note), body })
  }
  return [...found.values()]
}

/** What a page is called, without the name of the firm that every title ends with. */
function titleOf(html: string): string {
  const firm = html.match(/<meta property="og:site_name" content="([^"]*)"/)?.[1]
  const title = html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''
  return words(firm && title.endsWith(`, ${firm}`) ? title.slice(0, -firm.length - 2) : title)
}

/** The words of a piece of markup that React wrote: what the ear hears, without what is drawn alone. */
function words(html: string): string {
  const spaced = html
    .replaceAll(UNSAID, ' ')
    .replaceAll(SKIPPED, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(DRAWN, ' ')
    .replaceAll(/<\/?(?:a|em|strong|b|i|code|abbr|sup)\b[^>]*>/g, '')
    .replaceAll(PIECE, '. ')
    .replaceAll(/<[^>]+>/g, ' ')
  return plainWords(spaced)
    .replaceAll(/\p{Cc}|\s+/gu, ' ')
    .trim()
}
