import { paths } from '#contract/paths.ts'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import type { SitePageEntry } from '../../content/pages/entry.ts'
import { pageGroups, sitePath } from '../../content/pages/entry.ts'
import type { LandingEntry } from '../../content/siteContent.ts'
import { PageHero } from '../blocks/PageHero.tsx'
import { place } from '../forms/FormFieldRow.tsx'

type Entry = { readonly path: string; readonly label: string; readonly description?: string }

const doors: readonly Entry[] = [
  { path: paths.home(), label: 'Home' },
  { path: paths.auth(), label: 'Sign in' },
  { path: paths.auth('sign-up'), label: 'Open an account' },
  { path: paths.dashboard(), label: 'Console on the desktop' },
  { path: paths.app(), label: 'Console on the phone' },
]
const machines: readonly Entry[] = [
  { path: '/sitemap.xml', label: 'The same list for search engines (XML)' },
  { path: '/api/docs', label: 'API' },
  { path: '/.well-known/security.txt', label: 'security.txt' },
]
const groupClasses = 'pb-10'
const titleClasses = 'title-m break-after-avoid border-b-[1.5px] border-ink pb-3'

type Props = { entries: readonly SitePageEntry[]; landings: readonly LandingEntry[] }

/**
 * Every public page: those of the one table of pages, those that staff made, and the issues of YELMail, which the server fills in
 * (K11).
 */
export function SitemapPage({ entries, landings }: Props) {
  return (
    <>
      <PageHero
        lines={['All', 'pages']}
        lead="Every public page of this site, by group. Pages that only follow from another one are left out, such as the thanks after a form and earlier versions of a legal text."
      />
      <div className="site-width columns-[20rem] gap-x-12 pb-20">
        <Group title="Start" links={doors} />
        {pageGroups.map((group) => (
          <Group key={group} title={group} links={entries.filter((page) => page.group === group)} />
        ))}
        {landings.length > 0 ? <Group title="Offers" links={landings} /> : null}
        <section aria-label="Issues of YELMail" data-list-of="issues" hidden className={groupClasses}>
          <h2 className={titleClasses}>Issues of YELMail</h2>
          <ul className="hairlines" data-list="issues">
            <li className="py-3">
              <a
                href={yelmailPaths.archive}
                dir="auto"
                className="block underline-offset-4 wrap-anywhere hover:underline"
                {...place('subject')}
              />
              <span className="mt-0.5 block text-caption text-ink-2" {...place('day')} />
            </li>
          </ul>
        </section>
        <Group title="For developers" links={machines} />
      </div>
    </>
  )
}

/** Under the playbook, by its title alone. */
const isLesson = (path: string) => path.startsWith(sitePath.lesson(''))

function Group({ title, links }: { title: string; links: readonly Entry[] }) {
  return (
    <section aria-label={title} className={groupClasses}>
      <h2 className={titleClasses}>{title}</h2>
      <ul className="hairlines">
        {links.map(({ path, label, description }) => (
          <li key={path} className={isLesson(path) ? 'break-inside-avoid pl-5' : 'break-inside-avoid'}>
            <a href={path} dir="auto" className="block py-3 underline-offset-4 wrap-anywhere hover:underline">
              {label}
              {description && !isLesson(path) ? (
                <span className="mt-0.5 block text-caption text-ink-2 max-lg:hidden">{description}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
