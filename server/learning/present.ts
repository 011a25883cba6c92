import type { DoneLesson } from '#contract/learning.ts'
import type { learningProgress } from './tables.ts'

type Row = Pick<typeof learningProgress.$inferSelect, 'lesson' | 'doneAt'>

export const presentDoneLesson = ({ lesson, doneAt }: Row): DoneLesson => ({
  lesson,
  doneAt: doneAt.toISOString(),
})
