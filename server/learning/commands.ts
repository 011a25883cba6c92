import { sql } from 'drizzle-orm'
import { doneLessonsMost } from '#domain/learning/limits.ts'
import { canSetLessonDone } from '#domain/learning/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { presentDoneLesson } from './present.ts'
import { holdDoneLessons } from './queries.ts'
import { learningProgress } from './tables.ts'

/** A member has done a lesson of the playbook, or takes that back; said twice it is one. */
export const setLessonDone = command(calls.learning.setLessonDone, {
  load: ({ db }) => holdDoneLessons(db),
  can: canSetLessonDone,
  check: ({ lesson, isDone }, done) =>
    isDone && done.length >= doneLessonsMost && done.every((each) => each.lesson !== lesson)
      ? [{ field: 'lesson', message: `We keep ${doneLessonsMost} lessons of yours at most.` }]
      : [],
  run: async ({ db, actor: { userId }, input: { lesson, isDone }, loaded, now }) => {
    const others = loaded.filter((each) => each.lesson !== lesson)
    const wasDone = others.length < loaded.length
    if (isDone === wasDone) return { done: loaded, event: null }
    const row = { userId, lesson, doneAt: now }
    if (isDone) await db.insert(learningProgress).values(row)
    else
      await db
        .delete(learningProgress)
        .where(sql`${learningProgress.userId} = app_user() and ${learningProgress.lesson} = ${lesson}`)
    const event = {
      name: isDone ? 'lesson.finished' : 'lesson.reopened',
      entity: 'lesson',
      id: lesson,
      memberId: userId,
    } as const
    return { done: isDone ? [...others, row] : others, event }
  },
  answer: ({ done }) => ({ lessons: done.map(presentDoneLesson) }),
})
