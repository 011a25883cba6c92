import { sql } from 'drizzle-orm'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { retentionChoices } from '../tables.ts'
import { presentPeriods } from './present.ts'

/** What the signed-in person chose to keep for less than the product does. */
export const findChoices = (db: Db) =>
  db.select().from(retentionChoices).where(sql`${retentionChoices.userId} = app_user()`)

/** For how long a person's own data is kept (T-219). */
export const listPeriods = query(calls.privacy.listPeriods, {
  read: ({ db }) => findChoices(db),
  present: (choices) => ({ periods: presentPeriods(choices) }),
})
