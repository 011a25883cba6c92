import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#server/platform/template.ts'
import { compressed } from './compressPages.ts'
import type { Page } from './page.ts'
import { sourceOf } from './page.ts'
import { bodyHeaders, encodingOf } from './sendPage.ts'

/**
 * What stands in the places of a page, by their names: attributes, or words where the place is an empty element, whose
 * attributes are then `<name>-state`.
 */
export type Fills = Readonly<Record<string, string>>

/** An attribute with its value, safe whatever the value says. */
export const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`

const PLACE = / data-fill="([a-z-]+)"(>(?=<\/))?/g

/**
 * A built document with its places filled: an element of the site with `data-fill` is one. The design stays with the site,
 * and the server writes what only it knows. Values are HTML: whoever fills has escaped what people typed.
 */
export function fillHtml(page: Page, fills: Fills): string {
  const html = sourceOf(page)
  return html.replace(PLACE, (_place, name: string, end: string | undefined) => {
    const filled = fills[name] ?? ''
    return end ? `${fills[`${name}-state`] ?? ''}>${filled}` : filled
  })
}

/** Answers with a filled page, under the content policy it was built with; nobody keeps it. */
export function sendFilled(reply: FastifyReply, page: Page, fills: Fills, isRefused = false) {
  const html = fillHtml(page, fills)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  const plain = Buffer.from(isRefused ? html.replace('<title>', '<title>Error: ') : html)
  const encoding = encodingOf(reply.request.headers['accept-encoding'], page)
  return reply.headers(bodyHeaders(page, encoding)).send(compressed(plain, encoding, 'once'))
}
