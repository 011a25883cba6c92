import { createHash } from 'node:crypto'
import type { Bodies } from './compressPages.ts'
import { plainOf, toCompress } from './compressPages.ts'

/** What stands at an address of the site, as it is sent. */
export type Page = {
  type: string
  etag: string
  bodies: Bodies
  policy: string | null
  immutable: boolean
  /** It shows what not everybody may see, so nobody keeps it. */
  isPrivate?: boolean
  /** Where its bytes are, and how many, for what is large and asked for seldom; its bodies are empty then. */
  file?: { readonly path: string; readonly bytes: number }
  /** A page from which others may be fetched before somebody presses a link. */
  ahead?: boolean
}

/** The bytes of pages by what they say, as long as somebody holds them. */
const known = new Map<string, WeakRef<Bodies>>()
const forgotten = new FinalizationRegistry<string>((etag) => {
  if (!known.get(etag)?.deref()) known.delete(etag)
})

/**
 * A page with other words in it. Where a page says the same already, its bytes are taken as they were
 * compressed: whatever staff publish, all pages are written again, and one or two differ.
 */
export function rewritten(page: Omit<Page, 'etag' | 'bodies'>, source: string): Page {
  const plain = Buffer.from(source)
  const etag = etagOf(plain)
  const same = known.get(etag)?.deref()
  if (same) return { ...page, etag, bodies: same }
  const bodies = toCompress(plain)
  known.set(etag, new WeakRef(bodies))
  forgotten.register(bodies, etag)
  return { ...page, etag, bodies }
}

/** The words of a page. */
export const sourceOf = (page: Page): string => plainOf(page.bodies).toString('utf8')

/** Weak: one for every encoding, and for the same compressed harder. */
export const etagOf = (plain: Buffer) =>
  `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`

/** Hashes of a page's own inline scripts, so that the policy needs no 'unsafe-inline'. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)
  return [...scripts]
    .filter(([, attributes]) => !/type="application\/(?:ld\+)?json"/.test(attributes ?? ''))
    .map(
      ([, , text]) =>
        `sha256-${createHash('sha256')
          .update(text ?? '')
          .digest('base64')}`,
    )
}
