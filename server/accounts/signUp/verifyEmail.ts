import { and, eq, gt } from 'drizzle-orm'
import { codeRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { storedConfirm } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authVerifications } from '../tables.ts'
import { confirmAddress } from './confirmAddress.ts'

/** Confirms an address by the secret of its email, once. Only a POST does: mail scanners open links. */
export async function verifyEmail(
  auth: Auth,
  { context, body }: EndpointRequest<{ token: string }>,
): Promise<Answered> {
  const { app, origin } = context
  await takeShared(context, `verify ${addressKey(origin.ipAddress)}`, ...bucketOf(codeRate))
  await auth.within(origin, async (db) => {
    const [link] = await db
      .delete(authVerifications)
      .where(
        and(
          eq(authVerifications.identifier, storedConfirm(body.token)),
          gt(authVerifications.expiresAt, app.clock.now()),
        ),
      )
      .returning({ userId: authVerifications.value })
    if (!link) throw new Invalid([{ field: 'token', message: accountUiTexts.linkSpent }])
    await confirmAddress({ db, app, origin }, link.userId)
  })
  return { body: { message: accountUiTexts.verified } }
}
