import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Erases what calls of a model cost before. */
export const eraseModelCalls = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    'delete from ai_calls where id in (select id from ai_calls where created_at < $2 limit $1)',
    [before],
  )
