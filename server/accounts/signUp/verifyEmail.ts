import { and, eq, gt } from 'drizzle-orm'
import { codeRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { storedConfirm } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authVerifications } from '../tables.ts'
import { confirmAddress } from './confirmAddress.ts'
import { forgetJoinedBrowser, hasJoined } from './hasJoined.ts'

/**
 * Confirms an address by the secret of its email, once. Only a POST does: mail scanners open links. In the browser that
 * signed up it also signs in: whoever holds both knew the password a moment ago (4.13.11).
 */
export async function verifyEmail(
  auth: Auth,
  { context, body, cookie: sent }: EndpointRequest<{ token: string }>,
): Promise<Answered> {
  const { app, origin } = context
  await takeShared(context, `verify ${addressKey(origin.ipAddress)}`, ...bucketOf(codeRate))
  const signedIn = await auth.within(origin, async (db) => {
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
    const confirmed = await confirmAddress({ db, app, origin }, link.userId)
    if (!confirmed || !hasJoined(sent, link.userId, app.clock.now(), app.config)) return null
    const user = { id: link.userId, email: confirmed.email, name: confirmed.name }
    return await beginSignIn(db, { context, cookie: sent }, user, 'sign_up')
  })
  if (signedIn === null) return { body: { message: accountUiTexts.verified } }
  return {
    body: { message: accountUiTexts.verified, signedIn: true },
    cookie: signedIn.cookie,
    moreCookies: [...signedIn.moreCookies, forgetJoinedBrowser(app.config)],
  }
}
