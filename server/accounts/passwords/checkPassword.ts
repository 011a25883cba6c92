import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { authAccounts } from '../authTables.ts'
import { verifyPassword } from '../rules/passwords.ts'

/** Whether this is the password of that account. */
export async function checkPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const [account] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, 'credential')))
  return Boolean(account?.password && (await verifyPassword(account.password, password)))
}
