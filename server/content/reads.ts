import { desc, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { clientErrors } from './tables.ts'

export type ClientErrorRow = typeof clientErrors.$inferSelect

/** Stored errors, newest first, after the one that `at` and `id` name. */
export async function listErrors(
  db: Db,
  { after, limit }: { after: { at: string; id: string } | null; limit: number },
): Promise<ClientErrorRow[]> {
  return await db
    .select()
    .from(clientErrors)
    .where(
      after
        ? sql`(${clientErrors.createdAt}, ${clientErrors.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(clientErrors.createdAt), desc(clientErrors.id))
    .limit(limit)
}

export type ErrorGroupRow = Pick<ClientErrorRow, 'level' | 'path' | 'message'> & {
  count: number
  firstAt: Date
  lastAt: Date
  /** Tells groups that happened last at the same time apart. */
  key: string
}

/**
 * Equal errors as one, the last to happen first, after the group that `at` and `key` name. All of them are read:
 * an hour takes 1,000 at most and they are kept for days, not for ever (T-172).
 */
export async function listErrorGroups(
  db: Db,
  { after, limit }: { after: { at: string; key: string } | null; limit: number },
): Promise<ErrorGroupRow[]> {
  const { level, path, message, createdAt } = clientErrors
  const key = sql<string>`encode(sha256(convert_to(concat_ws(chr(31), ${level}, ${path}, ${message}), 'UTF8')), 'hex')`
  const last = sql<Date>`max(${createdAt})`.mapWith(createdAt)
  return await db
    .select({
      level,
      path,
      message,
      count: sql<number>`count(*)::int`,
      firstAt: sql<Date>`min(${createdAt})`.mapWith(createdAt),
      lastAt: last,
      key,
    })
    .from(clientErrors)
    .groupBy(level, path, message)
    .having(after ? sql`(${last}, ${key}) < (${after.at}::timestamptz, ${after.key})` : undefined)
    .orderBy(desc(last), desc(key))
    .limit(limit)
}
