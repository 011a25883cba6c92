import type { SitePageEntry } from '../content/pages/entry.ts'
import { absolute } from './pageMeta.ts'

/** Where a page stands, from the front page down, as structured data (schema.org BreadcrumbList). */
export function breadcrumbs(
  entry: SitePageEntry,
  entries: readonly SitePageEntry[],
): Record<string, unknown> {
  const above = entries.filter(({ path }) => entry.path.startsWith(`${path}/`))
  const way = [
    { name: 'Home', path: '/' },
    ...[...above, entry].map(({ label, path }) => ({ name: label, path })),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path),
    })),
  }
}
