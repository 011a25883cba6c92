import { z } from 'zod'
import { lessonSlug } from '#domain/content/rules/playbook.ts'
import { doneLessonsMost } from '#domain/learning/limits.ts'
import { call } from './call.ts'
import { Instant } from './fields.ts'

/** A lesson of the playbook that a member has done, by the end of its address, and since when. */
export const DoneLesson = z.object({ lesson: z.string(), doneAt: Instant })
export type DoneLesson = z.infer<typeof DoneLesson>

const DoneLessons = z.object({ lessons: z.array(DoneLesson).max(doneLessonsMost) })
const own = { access: 'member', scope: 'own' } as const

/** What members do with the playbook, each for themselves (pages §5.1). */
export const learning = {
  listDoneLessons: call(
    { ...own, bucket: 'read' },
    'GET /learning/lessons',
    'List the lessons of the playbook that you have done',
  ).output(DoneLessons),
  setLessonDone: call(
    { ...own, bucket: 'write' },
    'PUT /learning/lessons/{lesson}',
    'Say that you have done a lesson of the playbook, or that you have not',
  )
    .input(
      z.strictObject({
        lesson: z.string().regex(lessonSlug, 'There is no such lesson.'),
        isDone: z.boolean(),
      }),
    )
    .output(DoneLessons),
}
