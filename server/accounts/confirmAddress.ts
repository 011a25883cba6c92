import { and, eq } from 'drizzle-orm'
import { isStaffAddress } from '#domain/accounts/rules/staffAddress.ts'
import { recordEntrance } from './recordEntrance.ts'
import type { AuthScene } from './rules/scene.ts'
import { authUsers, authVerifications, roles } from './tables.ts'

/**
 * The address is proven. Every other link of the account is spent with it, and whoever the configuration
 * names becomes staff now and never again by it: afterwards the roles table alone decides (4.12.4).
 */
export async function confirmAddress({ db, house, origin }: AuthScene, userId: string): Promise<void> {
  await db.delete(authVerifications).where(eq(authVerifications.value, userId))
  const [user] = await db
    .update(authUsers)
    .set({ emailVerified: true, updatedAt: house.clock.now() })
    .where(and(eq(authUsers.id, userId), eq(authUsers.emailVerified, false)))
    .returning({ email: authUsers.email })
  if (!user) return
  await recordEntrance(db, { action: 'address.confirmed', by: 'member', userId }, origin)
  const { staffDomain, staffEmails } = house.config
  if (!isStaffAddress(user.email, { domain: staffDomain || null, emails: staffEmails })) return
  await db.insert(roles).values({ userId, role: 'staff' }).onConflictDoNothing()
  const details = { role: 'staff', by: 'configuration' }
  await recordEntrance(db, { action: 'role.given', by: 'member', userId, details }, origin)
}
