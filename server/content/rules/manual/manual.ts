import type { Chapter } from './chapter.ts'
import { peopleChapters } from './people.ts'
import { sessionChapters } from './sessions.ts'
import { troubleChapter } from './trouble.ts'

/** How this firm works with this product, for whoever works here: in order of the work (T-020). */
export const manual: { readonly day: string; readonly chapters: readonly Chapter[] } = {
  day: '2026-11-27',
  chapters: [...sessionChapters, ...peopleChapters, troubleChapter],
}
