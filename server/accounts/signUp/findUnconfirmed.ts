import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { pick } from '#server/platform/pick.ts'
import { authUsers } from '../tables.ts'

/** Somebody whose address is not confirmed yet, by their id or that address. */
export async function findUnconfirmed(db: Db, by: { id: string } | { email: string }) {
  const [user] = await db
    .select({
      ...pick(authUsers, 'id', 'email', 'name', 'emailVerified'),
    })
    .from(authUsers)
    .where(
      and(
        'id' in by ? eq(authUsers.id, by.id) : eq(authUsers.email, by.email),
        eq(authUsers.emailVerified, false),
      ),
    )
  return user ?? null
}
