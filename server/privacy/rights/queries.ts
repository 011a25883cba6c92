import { desc, eq, sql } from 'drizzle-orm'
import { answer } from '#domain/decision.ts'
import { rightsLimits } from '#domain/privacy/limits.ts'
import { canDeleteAccount } from '#domain/privacy/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { dataRequests } from '../tables.ts'
import { presentRequest } from './present.ts'

const { id, kind, status, progress, byteSize, leftOut, dueAt, createdAt } = dataRequests
const columns = { id, kind, status, progress, byteSize, leftOut, dueAt, createdAt }

/** The last of a person's own requests, newest first. */
export const findRequests = (db: Db) =>
  db
    .select(columns)
    .from(dataRequests)
    .where(sql`${dataRequests.userId} = app_user()`)
    .orderBy(desc(createdAt), desc(id))
    .limit(rightsLimits.listed)

/** One request of whoever asks; the row rules show no other's. */
export async function findRequest(db: Db, requestId: string) {
  const [row] = await db.select(columns).from(dataRequests).where(eq(id, requestId))
  return row ?? null
}

/** Exports and deletions of one's own, and whether the account may be deleted here (K37). */
export const listDataRequests = query(calls.privacy.listDataRequests, {
  read: ({ db }) => findRequests(db),
  present: (rows, { actor }) => ({
    requests: rows.map(presentRequest),
    canDelete: answer(canDeleteAccount(actor)),
  }),
})
