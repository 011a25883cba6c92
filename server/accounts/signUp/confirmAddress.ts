import { and, eq } from 'drizzle-orm'
import { isStaffAddress } from '#domain/accounts/rules/staffAddress.ts'
import type { AuthContext } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authVerifications } from '../authTables.ts'
import { authUsers, roles } from '../tables.ts'

/**
 * The address is proven. Every other link of the account is spent with it, and whoever the configuration
 * names becomes staff now and never again by it: afterwards the roles table alone decides (4.12.4). Null where it was
 * proven before.
 */
export async function confirmAddress(
  { db, app, origin }: AuthContext,
  userId: string,
): Promise<{ email: string; name: string } | null> {
  await db.delete(authVerifications).where(eq(authVerifications.value, userId))
  const [user] = await db
    .update(authUsers)
    .set({ emailVerified: true, updatedAt: app.clock.now() })
    .where(and(eq(authUsers.id, userId), eq(authUsers.emailVerified, false)))
    .returning({ email: authUsers.email, name: authUsers.name })
  if (!user) return null
  await recordAuthEvent(db, { action: 'address.confirmed', by: 'member', userId }, origin)
  const { staffDomain, staffEmails } = app.config
  if (!isStaffAddress(user.email, { domain: staffDomain || null, emails: staffEmails })) return user
  await db.insert(roles).values({ userId, role: 'staff' }).onConflictDoNothing()
  const details = { role: 'staff', by: 'configuration' }
  await recordAuthEvent(db, { action: 'role.given', by: 'member', userId, details }, origin)
  return user
}
