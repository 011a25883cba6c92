import { and, eq, gt } from 'drizzle-orm'
import { codeRate, signInLimits } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { writeKnownBrowser } from '#server/platform/knownBrowser.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { hashToken, signToken } from '#server/platform/signInCookie.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { accountKey, storedConfirm } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authSessions, authVerifications } from '../tables.ts'
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
  const token = newSecret()
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
    if (!confirmed || !hasJoined(sent, confirmed.email, app.clock.now(), app.config)) return null
    // This browser's earlier sign-in ends with the new one, as with any other.
    if (context.tokenHash) await db.delete(authSessions).where(eq(authSessions.token, context.tokenHash))
    await db.insert(authSessions).values({
      id: app.clock.newId(),
      token: hashToken(token),
      userId: link.userId,
      expiresAt: new Date(app.clock.now().getTime() + signInLimits.idleMs),
      ipAddress: origin.ipAddress,
      userAgent: origin.userAgent,
    })
    await recordAuthEvent(db, { action: 'sign_in.done', by: 'member', userId: link.userId }, origin)
    return confirmed.email
  })
  if (signedIn === null) return { body: { message: accountUiTexts.verified } }
  return {
    body: { message: accountUiTexts.verified, signedIn: true },
    cookie: signToken(token),
    moreCookies: [writeKnownBrowser(sent, accountKey(signedIn), app.config), forgetJoinedBrowser(app.config)],
  }
}
