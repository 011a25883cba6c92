import { eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { paths } from '#contract/paths.ts'
import type { Config } from '#server/platform/config.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { setupTokens } from '../authTables.ts'
import { storedSetup } from '../rules/keys.ts'
import { roles } from '../tables.ts'

/**
 * The one-time link that makes the first admin, in place of every earlier one; null once there is one. With
 * `email` it opens to that address alone (decision 4.13.16).
 */
export async function makeSetupLink(
  { config }: { config: Pick<Config, 'publicUrl'> },
  authPool: pg.Pool,
  email: string | null = null,
): Promise<string | null> {
  return await inTransaction(authPool, { kind: 'user', role: 'app_auth', userId: '' }, async (db) => {
    if ((await db.$count(roles, eq(roles.role, 'admin'))) > 0) return null
    const token = newSecret()
    await db.delete(setupTokens).where(isNull(setupTokens.usedAt))
    await db.insert(setupTokens).values({ tokenHash: storedSetup(token, email) })
    return new URL(paths.setUp(token), config.publicUrl).href
  })
}
