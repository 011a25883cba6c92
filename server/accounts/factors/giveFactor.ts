import { and, eq, gt } from 'drizzle-orm'
import type { Factor, Proof } from '#contract/accounts/factors.ts'
import { codeRate } from '#domain/accounts/limits.ts'
import { factorTexts } from '#domain/accounts/rules/factorTexts.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'
import { knowsAccount, readKnownBrowser } from '#server/platform/knownBrowser.ts'
import { beginSignIn } from '../auth/beginSignIn.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { factorsOf, noteFactor } from '../auth/noteFactor.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { renewSignIn } from '../auth/renewSignIn.ts'
import { authSessions, factorResets } from '../authTables.ts'
import { checkPassword } from '../passwords/checkPassword.ts'
import { accountKey } from '../rules/keys.ts'
import { bucketOf } from '../rules/rates.ts'
import { authUsers } from '../tables.ts'
import { checkFactor } from './checkFactor.ts'

/**
 * The second step of a sign-in, within 10 minutes of the first: five tries in 15 minutes for the account. Those from a browser that has
 * signed in to the account before are counted by themselves, so that whoever has the password shuts its owner out of nothing (4.13.15).
 */
export async function giveFactor(auth: Auth, asked: EndpointRequest<Factor>): Promise<Answered> {
  const { context, body } = asked
  const { app, origin, tokenHash } = context
  const waiting =
    tokenHash && (await auth.within(origin, (db) => findWaiting(db, tokenHash, app.clock.now())))
  if (!waiting) throw unauthorized()
  const browser = readKnownBrowser(asked.cookie, app.config)
  const by = browser && knowsAccount(browser, accountKey(waiting.user.email)) ? ` by ${browser.id}` : ''
  await takeShared(context, `factor ${waiting.user.id}${by}`, ...bucketOf(codeRate))
  const begun = await auth.within(origin, async (db) => {
    const { user } = waiting
    const by = await checkFactor(db, app, user.id, body)
    if (!by) {
      await recordAuthEvent(db, { action: 'sign_in.failed', by: 'visitor', userId: user.id }, origin)
      return null
    }
    if (by === 'recovery')
      await noteFactor({ db, app, origin }, { userId: user.id }, 'factor.removed', 'recovery')
    return await beginSignIn(db, asked, user, waiting.way, true)
  })
  if (!begun) throw new Invalid([{ field: 'code', message: factorTexts.factorWrong }])
  return { body: { signedIn: true }, cookie: begun.cookie, moreCookies: begun.moreCookies }
}

// By what the first step was done; a passkey is both steps.
const firstWays = ['password', 'mail', 'pairing', 'sign_up'] as const

async function findWaiting(db: Parameters<Parameters<Auth['within']>[1]>[0], tokenHash: string, now: Date) {
  const [found] = await db
    .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name, way: authSessions.way })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(
      and(
        eq(authSessions.token, tokenHash),
        eq(authSessions.awaitsFactor, true),
        gt(authSessions.expiresAt, now),
      ),
    )
  if (!found) return null
  const { way, ...user } = found
  return { user, way: firstWays.find((each) => each === way) ?? 'password' }
}

/**
 * Proves again who is here: by a second factor where they have one, else by passkey or password. Good for 10 minutes, and
 * activity like any other input (T-014).
 */
export async function proveIdentity(
  auth: Auth,
  { context, body }: EndpointRequest<Proof>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context)
  await takeShared(context, `prove ${actor.userId}`, ...bucketOf(codeRate))
  const by = await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      const { password, ...factor } = body
      const { isAsked, ways } = await factorsOf(db, app, actor.userId)
      const takesPassword = !ways.includes('app') && !(isAsked && ways.length > 0)
      const found = !password
        ? await checkFactor(db, app, actor.userId, factor)
        : takesPassword
          ? (await checkPassword(db, actor.userId, password)) && 'password'
          : null
      if (!found) return null
      const now = app.clock.now()
      // Whoever still has it needs no reset.
      if (found !== 'password') await db.delete(factorResets).where(eq(factorResets.userId, actor.userId))
      await renewSignIn(db, signIn.signInId, now, {
        provenAt: now,
        ...(found === 'password' ? {} : { factorAt: now }),
      })
      await recordAuthEvent(
        db,
        {
          action: 'sign_in.proved',
          by: 'member',
          userId: actor.userId,
          signInId: signIn.signInId,
          details: { by: found },
        },
        origin,
      )
      return found
    }),
  )
  if (!by)
    throw new Invalid([
      body.password === undefined
        ? { field: 'code', message: factorTexts.factorWrong }
        : { field: 'password', message: accountUiTexts.passwordNotRight },
    ])
  app.wake.live()
  return { body: { proven: true } }
}
