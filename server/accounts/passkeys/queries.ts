import { desc, eq, sql } from 'drizzle-orm'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { pick } from '#server/platform/pick.ts'
import { passkeys } from '../authTables.ts'

type Guards = {
  appSince: string | null
  codesLeft: number
  waitingEmail: string | null
  isFactorAsked: boolean
}

const guards = sqlStatement<[staffFactor: boolean], { guards: Guards }>('select app_security($1) as guards')
const mine = statement((q) =>
  q
    .select({
      ...pick(passkeys, 'id', 'name', 'createdAt', 'lastUsedAt'),
    })
    .from(passkeys)
    .where(eq(passkeys.userId, sql`app_user()`))
    .orderBy(desc(passkeys.createdAt))
    .limit(20),
)

/** How the reader's own account is guarded: passkeys, app, recovery codes (K25, T-200). */
export const getSecurity = query(calls.accounts.getSecurity, {
  read: ({ app, db }) => Promise.all([guards(db, app.config.requireStaffMfa), mine(db, {})]),
  present: ([[row], keys]) => ({
    security: {
      passkeys: keys.map((key) => ({
        ...key,
        createdAt: key.createdAt.toISOString(),
        lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
      })),
      appSince: row?.guards.appSince ? new Date(row.guards.appSince).toISOString() : null,
      codesLeft: row?.guards.codesLeft ?? 0,
      waitingEmail: row?.guards.waitingEmail ?? null,
      isFactorAsked: row?.guards.isFactorAsked ?? false,
    },
  }),
})
