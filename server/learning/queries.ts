import { asc, sql } from 'drizzle-orm'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { presentDoneLesson } from './present.ts'
import { learningProgress } from './tables.ts'

const own = statement((q) =>
  q
    .select({ lesson: learningProgress.lesson, doneAt: learningProgress.doneAt })
    .from(learningProgress)
    .where(sql`${learningProgress.userId} = app_user()`)
    .orderBy(asc(learningProgress.doneAt), asc(learningProgress.lesson)),
)
const lockOwn = sqlStatement<[], Record<string, never>>(
  `select pg_advisory_xact_lock(hashtextextended('lessons ' || app_user(), 0))`,
)

/** What the signed-in person has done, in the order in which they did it; until this transaction ends nothing is added to it. */
export async function holdDoneLessons(db: Db) {
  const [, rows] = await Promise.all([lockOwn(db), own(db, {})])
  return rows
}

export const listDoneLessons = query(calls.learning.listDoneLessons, {
  read: ({ db }) => own(db, {}),
  present: (rows) => ({ lessons: rows.map(presentDoneLesson) }),
})
