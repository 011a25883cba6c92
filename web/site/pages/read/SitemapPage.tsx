import { paths } from '#contract/paths.ts'
import type { SitePageEntry } from '../../content/pages/entry.ts'
import { pageGroups } from '../../content/pages/entry.ts'
import { PageHero } from '../blocks/PageHero.tsx'

const doors = [
  { path: paths.home(), label: 'Home' },
  { path: paths.auth(), label: 'Sign in' },
  { path: paths.auth('sign-up'), label: 'Open an account' },
  { path: paths.dashboard(), label: 'Console on the desktop' },
  { path: paths.app(), label: 'Console on the phone' },
]
const machines = [
  { path: '/sitemap.xml', label: 'The same list for search engines (XML)' },
  { path: '/api/docs', label: 'API' },
  { path: '/.well-known/security.txt', label: 'security.txt' },
]

/** Every public page, from the one table of pages. */
export function SitemapPage({ entries }: { entries: readonly SitePageEntry[] }) {
  const groups = [
    { title: 'Doors', links: doors },
    ...pageGroups.map((group) => ({
      title: group,
      links: entries.filter((page) => page.group === group),
    })),
    { title: 'For machines', links: machines },
  ]
  return (
    <>
      <PageHero
        lines={['All pages']}
        lead="Every public page of this site by group. What is not listed here is not public or does not exist."
      />
      <div className="site-width grid gap-x-12 gap-y-12 pb-28 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h2 className="title-m border-b-[1.5px] border-ink pb-3">{group.title}</h2>
            <ul className="hairlines">
              {group.links.map((link) => (
                <li key={link.path}>
                  <a href={link.path} className="block py-3 underline-offset-4 hover:underline">
                    {link.label}
                    {'description' in link ? (
                      <span className="mt-0.5 block text-caption text-ink-2">{link.description}</span>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
