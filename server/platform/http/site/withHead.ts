import { escapeHtml } from '#server/platform/template.ts'

type Head = {
  url: string
  title: string
  description: string
  /** Structured data as schema.org objects. */
  graph: readonly Readonly<Record<string, unknown>>[]
}

/** The picture of a page of its own (tools/share-pictures.mjs). */
const OWN_PICTURE = /(<meta property="og:image" content="[^"]*)\/img\/share\/[\w-]+\.jpg"/

/** A built page under another address, title and description (K01). */
export function withHead(source: string, { url, title, description, graph }: Head): string {
  const set = (text: string, pattern: RegExp, value: string) =>
    text.replace(pattern, (_whole, open: string, close: string) => `${open}${escapeHtml(value)}${close}`)
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
  // The picture for sharing carries the title that the page was built with.
  const built = source.match(/<title>([^<]*)<\/title>/)?.[1]
  let head = built === escapeHtml(title) ? source : source.replace(OWN_PICTURE, '$1/img/share.jpg"')
  head = set(head, /(<title>)[^<]*(<\/title>)/, title)
  head = set(head, /(<meta name="description" content=")[^"]*(")/, description)
  head = set(head, /(<link rel="canonical" href=")[^"]*(")/, url)
  head = set(head, /(<meta property="og:title" content=")[^"]*(")/, title)
  head = set(head, /(<meta property="og:description" content=")[^"]*(")/, description)
  head = set(head, /(<meta property="og:url" content=")[^"]*(")/, url)
  return head.replace(
    /(<script type="application\/ld\+json"[^>]*>)[\s\S]*?(<\/script>)/,
    (_whole, open: string, close: string) => `${open}${data}${close}`,
  )
}

/** The same for search engines to keep. */
export const findable = (source: string): string => source.replace(/<meta[^>]*name="robots"[^>]*>/, '')
