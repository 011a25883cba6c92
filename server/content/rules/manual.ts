import type { Chapter } from './manualChapter.ts'
import { peopleChapters } from './manualPeople.ts'
import { sessionChapters } from './manualSessions.ts'
import { troubleChapter } from './manualTrouble.ts'

/** How this firm works with this product, for whoever works here: in order of the work (T-020). */
export const manual: { readonly day: string; readonly chapters: readonly Chapter[] } = {
  day: '2026-11-27',
  chapters: [...sessionChapters, ...peopleChapters, troubleChapter],
}
