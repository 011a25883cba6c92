import { planGrants } from '#server/billing/tables.ts'
import { recordEntrance } from './recordEntrance.ts'
import type { AuthScene } from './rules/scene.ts'
import { profiles } from './tables.ts'

/** A new account is a member at once: profile and Desktop Standard, in the transaction that made it (T-012). */
export async function makeMember(scene: AuthScene, userId: string): Promise<void> {
  const { db, house, newcomer, origin } = scene
  await db.insert(profiles).values({
    id: userId,
    firstName: newcomer?.firstName ?? null,
    lastName: newcomer?.lastName ?? null,
    ...(newcomer?.timeZone ? { timeZone: newcomer.timeZone } : {}),
  })
  await db.insert(planGrants).values({
    id: house.clock.newId(),
    userId,
    plan: 'desktop_standard',
    source: 'sign_up',
    fromAt: house.clock.now(),
  })
  await recordEntrance(db, { action: 'account.created', by: 'visitor', userId }, origin)
}
