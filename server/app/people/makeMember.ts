import type { AuthContext } from '#server/accounts/auth/buildAuth.ts'
import { recordAuthEvent } from '#server/accounts/auth/recordAuthEvent.ts'
import { profiles } from '#server/accounts/tables.ts'
import { planGrants } from '#server/billing/tables.ts'

/** A new account is a member at once: profile and Desktop Standard, in the transaction that made it (T-012). */
export async function makeMember(ctx: AuthContext, userId: string): Promise<void> {
  const { db, app, newcomer, origin } = ctx
  await db.insert(profiles).values({
    id: userId,
    firstName: newcomer?.firstName ?? null,
    lastName: newcomer?.lastName ?? null,
    ...(newcomer?.timeZone ? { timeZone: newcomer.timeZone } : {}),
  })
  await db.insert(planGrants).values({
    id: app.clock.newId(),
    userId,
    plan: 'desktop_standard',
    source: 'sign_up',
    fromAt: app.clock.now(),
  })
  await recordAuthEvent(db, { action: 'account.created', by: 'visitor', userId }, origin)
}
