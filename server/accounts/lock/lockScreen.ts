import { and, eq, isNull } from 'drizzle-orm'
import type { Proof } from '#contract/accounts/factors.ts'
import { codeRate } from '#domain/accounts/limits.ts'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { renewSignIn } from '../auth/renewSignIn.ts'
import { authSessions } from '../authTables.ts'
import { checkFactor } from '../factors/checkFactor.ts'
import { checkPassword } from '../passwords/checkPassword.ts'
import { bucketOf } from '../rules/rates.ts'

/**
 * Locks the screens of this browser: until somebody proves who they are its calls are refused, and a page that is loaded anew
 * shows nothing either (T-015). The sign-in goes on, and ends when it would have ended unless somebody unlocks it.
 */
export async function lockScreen(auth: Auth, { context }: EndpointRequest<object>): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context, { mayBeLocked: true, mayView: true })
  // A demo has nothing to open it with.
  if (actor.isDemo) throw new Refused('demo_member')
  await auth.within(origin, async (db) => {
    const [locked] = await db
      .update(authSessions)
      .set({ lockedAt: app.clock.now() })
      .where(and(eq(authSessions.id, signIn.signInId), isNull(authSessions.lockedAt)))
      .returning({ userId: authSessions.userId })
    if (locked)
      await recordAuthEvent(
        db,
        { action: 'screen.locked', by: 'member', userId: locked.userId, signInId: signIn.signInId },
        origin,
      )
  })
  return { body: { message: lockTexts.locked } }
}

/**
 * Opens them again by password, app, recovery code or passkey of whoever is signed in, and counts as activity. It is no proof: what
 * is sensitive asks for its own (T-014).
 */
export async function unlockScreen(auth: Auth, { context, body }: EndpointRequest<Proof>): Promise<Answered> {
  const { app, origin } = context
  const { signIn } = await findSignedIn(context, { mayBeLocked: true, mayView: true })
  const userId = signIn.viewerId ?? signIn.userId
  await takeShared(context, `unlock ${userId}`, ...bucketOf(codeRate))
  const isOpen = await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      const { password, ...factor } = body
      const by = password
        ? (await checkPassword(db, userId, password)) && 'password'
        : await checkFactor(db, app, userId, factor)
      if (!by) {
        await recordAuthEvent(
          db,
          { action: 'sign_in.failed', by: 'visitor', userId, signInId: signIn.signInId },
          origin,
        )
        return false
      }
      // A page that is loaded anew would else lock itself by the input before the lock.
      await renewSignIn(db, signIn.signInId, app.clock.now(), { lockedAt: null })
      await recordAuthEvent(
        db,
        { action: 'screen.unlocked', by: 'member', userId, signInId: signIn.signInId, details: { by } },
        origin,
      )
      return true
    }),
  )
  if (!isOpen)
    throw new Invalid([
      { field: body.password === undefined ? 'code' : 'password', message: lockTexts.wrong },
    ])
  return { body: { message: lockTexts.unlocked } }
}
