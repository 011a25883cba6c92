import { eq } from 'drizzle-orm'
import { signInLimits } from '#domain/accounts/limits.ts'
import { deviceName, networkOf } from '#domain/accounts/rules/devices.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { knowsAccount, readKnownBrowser, writeKnownBrowser } from '#server/platform/knownBrowser.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { hashToken, signToken } from '#server/platform/signInCookie.ts'
import { newBrowserEmail } from '../emails.ts'
import { accountKey } from '../rules/keys.ts'
import { authSessions, authUsers } from '../tables.ts'
import type { Addressee } from './buildAuth.ts'
import { recordAuthEvent } from './recordAuthEvent.ts'

/** By what somebody proved who they are. */
export type Way = 'password' | 'mail' | 'sign_up'

/** The cookies of a new sign-in, once its transaction has committed. */
export type Begun = { cookie: string; moreCookies: readonly string[] }

type Asked = { context: CallContext; cookie: string | undefined }

/** A new sign-in of somebody who has proven who they are; the earlier one of this browser ends with it. */
export async function beginSignIn(db: Db, asked: Asked, user: Addressee, way: Way): Promise<Begun> {
  const { app, origin, tokenHash } = asked.context
  const token = newSecret()
  if (tokenHash) await db.delete(authSessions).where(eq(authSessions.token, tokenHash))
  await db.insert(authSessions).values({
    id: app.clock.newId(),
    token: hashToken(token),
    userId: user.id,
    expiresAt: new Date(app.clock.now().getTime() + signInLimits.idleMs),
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent,
  })
  return { cookie: signToken(token), moreCookies: await noteSignIn(db, asked, user, way) }
}

/**
 * What follows from every sign-in, whoever made its row: the trail has it, this browser is known from now on, and whoever
 * has signed in before hears of a browser that was not (T-199). Answers the cookies that say so.
 */
export async function noteSignIn(
  db: Db,
  { context: { app, origin }, cookie }: Asked,
  user: Addressee,
  way: Way,
): Promise<readonly string[]> {
  await recordAuthEvent(
    db,
    { action: 'sign_in.done', by: 'member', userId: user.id, details: { way } },
    origin,
  )
  const account = accountKey(user.email)
  const browser = readKnownBrowser(cookie, app.config)
  const isKnown = browser !== null && knowsAccount(browser, account)
  const [before] = await db
    .select({ signedInAt: authUsers.signedInAt })
    .from(authUsers)
    .where(eq(authUsers.id, user.id))
  await db.update(authUsers).set({ signedInAt: app.clock.now() }).where(eq(authUsers.id, user.id))
  if (!isKnown && before?.signedInAt) {
    const email = newBrowserEmail({
      name: user.name,
      browser: deviceName(origin.userAgent),
      network: networkOf(origin.ipAddress),
    })
    await queueMail(db, app.clock.newId(), user.id, email, `new browser ${origin.requestId}`)
  }
  return [writeKnownBrowser(cookie, account, app.config)]
}
