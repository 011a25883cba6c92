import { audiencePages } from './pages/audiencePages.ts'
import type { SitePageEntry } from './pages/entry.ts'
import { lessonEntry, sitePath } from './pages/entry.ts'
import { legalPages } from './pages/legalPages.ts'
import { readingPages } from './pages/readingPages.ts'
import { workPages } from './pages/workPages.ts'
import type { Lesson } from './playbook/lesson.ts'
import { lessons as builtLessons } from './playbook/lessons.ts'

/** Every page of the site but the front page, in the order of its lists. */
export const sitePageEntries: readonly SitePageEntry[] = [
  ...workPages,
  ...audiencePages,
  ...readingPages,
  ...legalPages,
]

/** The same with these lessons in place of those of the build. */
export function pageEntriesWith(lessons: readonly Lesson[]): readonly SitePageEntry[] {
  const built = new Set(builtLessons.map(({ slug }) => sitePath.lesson(slug)))
  return sitePageEntries
    .filter(({ path }) => !built.has(path))
    .flatMap((entry) => (entry.path === sitePath.playbook ? [entry, ...lessons.map(lessonEntry)] : [entry]))
}

/** Whether two addresses show the same page. */
export function isSamePage(one: string, other: string): boolean {
  const canonical = (at: string) =>
    sitePageEntries.find(({ path, aliases }) => path === at || aliases?.includes(at))?.path ?? at
  return canonical(one) === canonical(other)
}
