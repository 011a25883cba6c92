import type { DrawnPage } from '#domain/content/types.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { rewritten, sourceOf } from '#server/platform/http/site/page.ts'
import { findable, withHead } from '#server/platform/http/site/withHead.ts'
import type { SiteNames } from '#server/platform/http/site/withNames.ts'
import { withNames } from '#server/platform/http/site/withNames.ts'

const MAIN = /(<main\b[^>]*>)[\s\S]*(<\/main>)/

/**
 * A page that the site drew anew, in the frame of a built one: header, foot, sheet and scripts stay, so the content policy of the
 * frame holds.
 */
export function writePage(frame: Page, drawn: DrawnPage, names: SiteNames): Page {
  const main = drawn.main ?? ''
  const source = sourceOf(frame).replace(MAIN, (_whole, open: string, close: string) => open + main + close)
  const url = new URL(drawn.current ?? drawn.path, names.publicUrl).href
  // A template asks search engines to leave it out; what stands in it does not.
  const page = rewritten(frame, withNames(findable(withHead(source, { ...drawn, url })), names))
  return drawn.current ? hidden(page) : page
}

/** The same page or these words of it, which search engines leave out for the one that it calls canonical. */
export const hidden = (page: Page, source = sourceOf(page)): Page =>
  rewritten(page, source.replace('</head>', '<meta name="robots" content="noindex"/></head>'))

/** The map for search engines with these pages on it and without those. */
export function writeMap(map: Page, added: readonly string[], gone: ReadonlySet<string>): Page {
  const kept = sourceOf(map)
    .split('\n')
    .filter((line) => {
      const [, address] = line.match(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/) ?? []
      return address === undefined || !gone.has(address)
    })
    .join('\n')
  const lines = added.map((url) => `  <url><loc>${url}</loc></url>\n`).join('')
  return rewritten(map, kept.replace('</urlset>', `${lines}</urlset>`))
}
