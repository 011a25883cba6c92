import { and, eq, gt } from 'drizzle-orm'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { countUnknown } from '../auth/countUnknown.ts'
import { authVerifications } from '../authTables.ts'
import { storedConfirm } from '../rules/keys.ts'
import { confirmAddress } from './confirmAddress.ts'
import { makeResetLink } from './emails.ts'
import { forgetJoinedBrowser, hasJoined } from './hasJoined.ts'

const spent = () => new Invalid([{ field: 'token', message: accountUiTexts.linkSpent }])

/**
 * Confirms an address by the secret of its email, once. Only a POST does: mail scanners open links. In the browser that
 * signed up it also signs in: whoever holds both knew the password a moment ago (4.13.11). Anywhere else its reader chooses
 * the password, which confirms the address: an account that a stranger laid in wait is theirs then.
 */
export async function verifyEmail(
  auth: Auth,
  { context, body, cookie: sent }: EndpointRequest<{ token: string }>,
): Promise<Answered> {
  const { app, origin } = context
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
    if (!link) return null
    // Somewhere else than where the account was made: whoever made it may be somebody else, whose password must not open it.
    if (!hasJoined(sent, link.userId, app.clock.now(), app.config))
      return { choose: await makeResetLink({ db, app, origin }, link.userId) }
    const confirmed = await confirmAddress({ db, app, origin }, link.userId)
    if (!confirmed) throw spent()
    const user = { id: link.userId, email: confirmed.email, name: confirmed.name }
    return await beginSignIn(db, { context, cookie: sent }, user, 'sign_up')
  })
  if (!signedIn) {
    await countUnknown(context, 'verify')
    throw spent()
  }
  if ('choose' in signedIn)
    return { body: { message: accountUiTexts.choosePassword, choose: signedIn.choose } }
  return {
    body: { message: accountUiTexts.verified, signedIn: true },
    cookie: signedIn.cookie,
    moreCookies: [...signedIn.moreCookies, forgetJoinedBrowser(app.config)],
  }
}
