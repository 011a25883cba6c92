import { and, eq, gt, isNull } from 'drizzle-orm'
import { pairingMs, sensitiveRate } from '#domain/accounts/limits.ts'
import { pairingTexts } from '#domain/accounts/texts/devices.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { answerBegun, beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { countUnknown } from '../auth/countUnknown.ts'
import { findProven } from '../auth/findProven.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authVerifications } from '../authTables.ts'
import { storedPairing } from '../rules/keys.ts'
import { authUsers, profiles } from '../tables.ts'

/** A secret that signs another device in, for two minutes and once: shown as a square by whoever has just proven who they are (T-108). */
export async function beginPairing(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { actor } = await findProven(auth, context)
  if (actor.isDemo) throw new Refused('demo_member')
  await takeShared(context, `pair ${actor.userId}`, sensitiveRate.limit * 2, '15 minutes')
  const token = newSecret()
  const expiresAt = new Date(app.clock.now().getTime() + pairingMs)
  await auth.within(origin, (db) =>
    db.insert(authVerifications).values({
      id: app.clock.newId(),
      identifier: storedPairing(token),
      value: actor.userId,
      expiresAt,
    }),
  )
  return { body: { secret: token, expiresAt: expiresAt.toISOString() } }
}

/** Signs the device in that scanned the square; a second factor is asked for where one is on, as after a password. */
export async function pairDevice(auth: Auth, asked: EndpointRequest<{ token: string }>): Promise<Answered> {
  const { context, body } = asked
  const { app, origin } = context
  const begun = await auth.within(origin, async (db) => {
    const [spent] = await db
      .delete(authVerifications)
      .where(
        and(
          eq(authVerifications.identifier, storedPairing(body.token)),
          gt(authVerifications.expiresAt, app.clock.now()),
        ),
      )
      .returning({ userId: authVerifications.value })
    const [user] = spent
      ? await db
          .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name })
          .from(authUsers)
          .innerJoin(profiles, eq(profiles.id, authUsers.id))
          .where(
            and(
              eq(authUsers.id, spent.userId),
              eq(authUsers.emailVerified, true),
              isNull(profiles.disabledAt),
            ),
          )
      : []
    if (!user) return null
    await recordAuthEvent(db, { action: 'device.paired', by: 'member', userId: user.id }, origin)
    return await beginSignIn(db, asked, user, 'pairing')
  })
  // Nothing is thrown inside: a secret that was looked at stays spent.
  if (!begun) {
    await countUnknown(context, 'pairing from')
    throw new Invalid([{ field: 'token', message: pairingTexts.spent }])
  }
  return answerBegun(begun)
}
