import { unknownOrigin } from '#domain/content/rules/siteNames.ts'
import { brandName } from '#web/lib/page/siteNames.ts'

type Page = {
  /** The one address of the page; other addresses of it carry the same (K02). */
  path: string
  title: string
  description: string
  /** Structured data beyond the page itself, as schema.org objects. */
  data?: readonly Record<string, unknown>[]
}

/** The address of a page or a file as other sites need it; the server puts its own origin in. */
export const absolute = (path: string) => `${unknownOrigin}${path}`

/** Title, description, canonical address, Open Graph and structured data of one public page. */
export function pageMeta({ path, title, description, data = [] }: Page) {
  const url = absolute(path)
  const page = { '@type': 'WebPage', '@id': url, url, name: title, description, inLanguage: 'en' }
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brandName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute('/img/share.jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Square, octagon, round: a steel bar in its three passes' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [page, ...data] } },
  ]
}
