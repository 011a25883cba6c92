import { eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { paths } from '#contract/paths.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { House } from '#server/house.ts'
import { hashToken } from '#server/http/signInCookie.ts'
import { newSecret } from './rules/keys.ts'
import { roles, setupTokens } from './tables.ts'

/** The one-time link that makes the first admin, new at every start; null once there is one. */
export async function makeSetupLink(house: House, authPool: pg.Pool): Promise<string | null> {
  return await inTransaction(authPool, { kind: 'user', role: 'app_auth', userId: '' }, async (db) => {
    if ((await db.$count(roles, eq(roles.role, 'admin'))) > 0) return null
    const token = newSecret()
    await db.delete(setupTokens).where(isNull(setupTokens.usedAt))
    await db.insert(setupTokens).values({ tokenHash: hashToken(token) })
    return new URL(paths.setUp(token), house.config.publicUrl).href
  })
}
