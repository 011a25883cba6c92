import { and, eq, lte } from 'drizzle-orm'
import { signInLimits } from '#domain/accounts/limits.ts'
import { deviceName, networkOf } from '#domain/accounts/rules/devices.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import type { Answered } from '#server/platform/http/endpoint.ts'
import { knowsAccount, readKnownBrowser, writeKnownBrowser } from '#server/platform/knownBrowser.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { hashToken, signToken } from '#server/platform/signInCookie.ts'
import { authenticators, authSessions, factorResets, passkeys, recoveryCodes } from '../authTables.ts'
import { newBrowserEmail } from '../emails.ts'
import { idleUntil } from '../rules/idle.ts'
import { accountKey } from '../rules/keys.ts'
import { authUsers } from '../tables.ts'
import type { Addressee } from './buildAuth.ts'
import { factorsOf, noteFactor } from './noteFactor.ts'
import { recordAuthEvent } from './recordAuthEvent.ts'

/** By what somebody proved who they are. */
export type Way = 'password' | 'mail' | 'passkey' | 'sign_up' | 'pairing'

/** The cookies of a new sign-in, once its transaction has committed. */
export type Begun = {
  cookie: string
  moreCookies: readonly string[]
  /** The second factors this person can give now, where one is asked for; until then nobody is signed in. */
  factors: readonly ('app' | 'passkey')[]
}

type Asked = { context: CallContext; cookie: string | undefined }

/**
 * A new sign-in of somebody who has proven who they are; the earlier one of this browser ends with it. Where a second factor
 * is on, it waits for that and signs nobody in yet. A passkey is both: the device verified the person.
 */
export async function beginSignIn(
  db: Db,
  asked: Asked,
  user: Addressee,
  way: Way,
  gaveFactor = way === 'passkey',
): Promise<Begun> {
  const { app, origin, tokenHash } = asked.context
  const token = newSecret()
  const now = app.clock.now()
  const signInId = app.clock.newId()
  if (tokenHash) await db.delete(authSessions).where(eq(authSessions.token, tokenHash))
  const factors = gaveFactor ? [] : await factorsAsked(db, asked.context, user.id)
  const awaitsFactor = factors.length > 0
  await db.insert(authSessions).values({
    id: signInId,
    token: hashToken(token),
    userId: user.id,
    expiresAt: awaitsFactor ? new Date(now.getTime() + signInLimits.factorMs) : idleUntil(now),
    ipAddress: origin.ipAddress,
    userAgent: origin.userAgent,
    way,
    provenAt: now,
    awaitsFactor,
    ...(gaveFactor ? { factorAt: now } : {}),
  })
  // Whoever still has it needs no reset.
  if (gaveFactor) await db.delete(factorResets).where(eq(factorResets.userId, user.id))
  const moreCookies = awaitsFactor ? [] : await noteSignIn(db, asked, user, { way, signInId })
  return { cookie: signToken(token), moreCookies, factors }
}

/** The second factors to ask for: the app where it is on, and passkeys next to it or where a role asks for a factor. */
async function factorsAsked(db: Db, { app, origin }: CallContext, userId: string) {
  const { isAsked, ways } = await factorsOf(db, app, userId)
  if (ways.length === 0) return []
  const [due] = await db
    .delete(factorResets)
    .where(and(eq(factorResets.userId, userId), lte(factorResets.dueAt, app.clock.now())))
    .returning({ userId: factorResets.userId })
  if (!due) return isAsked || ways.includes('app') ? ways : []
  for (const table of [authenticators, recoveryCodes, passkeys])
    await db.delete(table).where(eq(table.userId, userId))
  await noteFactor({ db, app, origin }, { userId }, 'factor.removed', 'reset')
  return []
}

/**
 * What follows from every sign-in: the trail has it, this browser is known from now on, and whoever
 * has signed in before hears of a browser that was not (T-199). Answers the cookies that say so.
 */
async function noteSignIn(
  db: Db,
  { context: { app, origin }, cookie }: Asked,
  user: Addressee,
  { way, signInId }: { way: Way; signInId: string },
): Promise<readonly string[]> {
  await recordAuthEvent(
    db,
    { action: 'sign_in.done', by: 'member', userId: user.id, signInId, details: { way } },
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

/** What the browser hears: it is signed in, or which second factor it is asked for. */
export const answerBegun = ({ cookie, moreCookies, factors }: Begun): Answered => ({
  body: factors.length > 0 ? { signedIn: false, factors } : { signedIn: true },
  cookie,
  moreCookies,
})
