import { desc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
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
