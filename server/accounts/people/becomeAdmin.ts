import { and, eq, inArray, isNull } from 'drizzle-orm'
import { codeRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { permissionNames } from '#domain/accounts/types.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { setupTokens } from '../authTables.ts'
import { storedSetup } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { permissions, roles } from '../tables.ts'

/**
 * Whoever holds the link, signed in with a confirmed address, becomes the first admin. A link made for one
 * address (decision 4.13.16) is unknown to everybody else, and stays unused.
 */
export async function becomeAdmin(
  auth: Auth,
  { context, body }: EndpointRequest<{ token: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context)
  await takeShared(context, `become admin ${actor.userId}`, ...bucketOf(codeRate))
  if (actor.isDemo) throw new Refused('demo_member')
  if (!actor.isVerified) throw new Refused('not_verified')
  await auth.within(origin, async (db) => {
    const [spent] = await db
      .update(setupTokens)
      .set({ usedAt: app.clock.now() })
      .where(
        and(
          inArray(setupTokens.tokenHash, [
            storedSetup(body.token, null),
            storedSetup(body.token, signIn.email),
          ]),
          isNull(setupTokens.usedAt),
        ),
      )
      .returning()
    const admins = await db.$count(roles, eq(roles.role, 'admin'))
    if (!spent || admins > 0) throw new Invalid([{ field: 'token', message: accountUiTexts.linkSpent }])
    const { userId } = actor
    await db
      .insert(roles)
      .values([
        { userId, role: 'staff' },
        { userId, role: 'admin' },
      ])
      .onConflictDoNothing()
    // Nobody changes their own permissions, and there is nobody else yet who could give them (0086).
    await db
      .insert(permissions)
      .values(permissionNames.map((name) => ({ userId, name })))
      .onConflictDoNothing()
    await recordAuthEvent(
      db,
      {
        action: 'role.given',
        by: 'member',
        userId,
        signInId: signIn.signInId,
        details: { role: 'admin', permissions: permissionNames, by: 'setup link' },
      },
      origin,
    )
  })
  return { body: { isAdmin: true } }
}
