import { escapeHtml } from '#server/platform/template.ts'

/** One row of a list: the words of its places, and attributes of those places. What is not named stays empty. */
export type FilledRow = Readonly<Record<string, string | FilledPlace>>
export type FilledPlace = { readonly text: string; readonly attributes: Readonly<Record<string, string>> }

/**
 * A built document with one of its lists written anew. `<ul data-list="name">` is a list, and its first `<li>` the shape of
 * every row: an element in it with `data-fill` holds words and nothing else. The section around it, `data-list-of`, is hidden
 * while there are no rows. Every value is escaped here.
 */
export function fillList(html: string, name: string, rows: readonly FilledRow[]): string {
  const list = new RegExp(`(<ul\\b[^>]* data-list="${name}"[^>]*>)([\\s\\S]*?)(</ul>)`)
  const shape = list.exec(html)?.[2]?.match(/<li\b[\s\S]*?<\/li>/)?.[0]
  if (!shape) return html
  const written = rows.map((row) => fillRow(shape, row)).join('')
  return html
    .replace(list, (_whole, open: string, _old: string, close: string) => `${open}${written}${close}`)
    .replace(new RegExp(`<section\\b[^>]* data-list-of="${name}"[^>]*>`), (open) => {
      const shown = open.replace(/ hidden(?:="")?(?=[ >])/, '')
      return rows.length > 0 ? shown : shown.replace(/>$/, ' hidden="">')
    })
}

const PLACE = /<(\w+)((?: [^<>]*)?) data-fill="([a-z-]+)"([^<>]*)>([^<]*)(?=<)/g

function fillRow(shape: string, row: FilledRow): string {
  return shape.replace(PLACE, (_place, tag: string, before: string, name: string, after: string) => {
    const value = row[name] ?? ''
    const { text, attributes } = typeof value === 'string' ? { text: value, attributes: {} } : value
    let written = `${before} data-fill="${name}"${after}`
    for (const [attribute, is] of Object.entries(attributes))
      written = `${written.replace(new RegExp(` ${attribute}="[^"]*"`), '')} ${attribute}="${escapeHtml(is)}"`
    return `<${tag}${written}>${escapeHtml(text)}`
  })
}
