import type { Lesson } from '../playbook/lesson.ts'

/** Where the footer and the list of all pages put a page. */
export const pageGroups = ['Work with us', 'For you', 'Read', 'Legal'] as const
export type PageGroup = (typeof pageGroups)[number]

/** A page of the site that is written at build: its one address, and how it calls itself everywhere. */
export type SitePageEntry = {
  readonly path: string
  /** Other addresses that show the same page; its canonical address stays `path` (K02). */
  readonly aliases?: readonly string[]
  readonly label: string
  readonly title: string
  /** What a search engine shows under the title, at most 160 characters. */
  readonly description: string
  readonly group: PageGroup
  /** Listed on /sitemap and not in the footer, which would grow too long. */
  readonly isMinor?: boolean
}

/** Addresses that pages build from something they hold. */
export const sitePath = {
  playbook: '/jul-playbook',
  myths: '/jul-playbook/myth-files',
  lesson: (slug: string) => `/jul-playbook/${slug}`,
} as const

/** The readiness report that everybody may read, of a company that does not exist. */
export const sampleReportPath = '/sample-readiness-report'

/** A lesson of the playbook as a page. */
export const lessonEntry = ({
  slug,
  title,
  goal,
}: Pick<Lesson, 'slug' | 'title' | 'goal'>): SitePageEntry => ({
  path: sitePath.lesson(slug),
  label: title,
  title: `${title}: JUL Playbook`,
  description: goal.length <= 160 ? goal : `${goal.slice(0, 157)}...`,
  group: 'Read',
  isMinor: true,
})
