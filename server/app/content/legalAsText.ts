import { plainWords } from '#server/platform/template.ts'

const TEXT = /<div data-legal="text"[\s\S]*?(?=<div data-legal="act"|<section id="versions")/
const TITLE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/
const SINCE = /<time dateTime="(\d{4}-\d\d-\d\d)"/i
const VERSION = /<dt[^>]*>Version<\/dt><dd[^>]*>(\d+)<\/dd>/

/** A legal text as a file to keep, from the page that shows it: title, version, day, and every part of it. Null where a page shows none. */
export function legalAsText(html: string, address: string): string | null {
  const main = html.match(/<main\b[\s\S]*<\/main>/)?.[0] ?? ''
  const body = main.match(TEXT)?.[0]
  const title = main.match(TITLE)?.[1]
  if (!body || !title) return null
  const head = [
    plainWords(title).toUpperCase(),
    `Version ${main.match(VERSION)?.[1] ?? ''}, in force since ${main.match(SINCE)?.[1] ?? ''}`,
    address,
  ]
  return `${head.join('\n')}\n\n${asLines(body)}\n`
}

/** Parts, paragraphs, points and rows of tables on lines of their own. */
function asLines(html: string): string {
  const broken = html
    .replaceAll(/<span aria-hidden="true"[^>]*>[\s\S]*?<\/span>|<svg\b[\s\S]*?<\/svg>/g, '')
    // The name of a formula and its two parts.
    .replaceAll(/<\/span><span/g, '</span> <span')
    // A new part has more room before it. The number of a part stands before its title.
    .replaceAll(/<h2\b[^>]*>(?:<span[^>]*>(\d+)<\/span>)?/g, (_whole, number?: string) =>
      number ? `\f${number}. ` : '\f',
    )
    .replaceAll(/<li\b[^>]*>/g, '\n- ')
    .replaceAll(/<tr\b[^>]*>/g, '\n\n')
    .replaceAll(/<\/t[hd]>/g, ' | ')
    .replaceAll(/<dt\b[^>]*>/g, '\n')
    .replaceAll(/<\/dt>/g, ': ')
    .replaceAll(/<\/?(?:p|h2|h3|table|dl|aside|figure|figcaption|details|summary)\b[^>]*>/g, '\n\n')
    .replaceAll(/<br\b[^>]*>/g, '\n')
  return plainWords(broken)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ \| *\n/g, '\n')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\s*\f\s*/g, '\n\n\n')
    .trim()
}
