import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { sensitiveRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { pick } from '#server/platform/pick.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { findSignedIn } from '../auth/findSignedIn.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'
import { authSessions, authVerifications } from '../authTables.ts'
import { passwordChangedEmail } from '../emails.ts'
import { cookieFrom } from '../rules/cookie.ts'
import { newPasswordProblems } from '../rules/newPassword.ts'
import { bucketOf } from '../rules/rates.ts'
import { authUsers } from '../tables.ts'

/** Changes the own password, proven by the current one; every other sign-in ends and this one begins anew. */
export async function changePassword(
  auth: Auth,
  { context, body, cookie }: EndpointRequest<{ currentPassword: string; newPassword: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { actor, signIn } = await findSignedIn(context)
  await takeShared(context, `change password ${actor.userId}`, ...bucketOf(sensitiveRate))
  const signed = await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      const [user] = await db.select().from(authUsers).where(eq(authUsers.id, actor.userId))
      if (!user) throw new Error('a sign-in without a user')
      const [before] = await db
        .select({
          ...pick(authSessions, 'factorAt', 'provenAt', 'way', 'createdAt'),
        })
        .from(authSessions)
        .where(eq(authSessions.id, signIn.signInId))
      const problems = await newPasswordProblems(app.config, 'newPassword', body.newPassword, [
        user.email,
        user.name,
      ])
      if (problems.length > 0) throw new Invalid(problems)
      const { headers } = await auth.api
        .changePassword({
          body: { ...body, revokeOtherSessions: true },
          headers: auth.headersOf(origin, cookie),
          returnHeaders: true,
        })
        .catch((error: unknown) => {
          if (!(error instanceof APIError) || error.status !== 'BAD_REQUEST') throw error
          throw new Invalid([{ field: 'currentPassword', message: accountUiTexts.passwordNotRight }])
        })
      // The sign-in that Better Auth made anew is the same person's, in the same browser: what it was given stays given, and nothing more.
      if (before) await db.update(authSessions).set(before).where(eq(authSessions.userId, user.id))
      // An email asked for before the change, by whomever, must not change it back.
      await db.delete(authVerifications).where(eq(authVerifications.value, user.id))
      await recordAuthEvent(
        db,
        { action: 'password.changed', by: 'member', userId: user.id, signInId: signIn.signInId },
        origin,
      )
      const message = passwordChangedEmail({ name: user.name })
      await queueMail(db, app.clock.newId(), user.id, message, `password changed ${origin.requestId}`)
      return cookieFrom(headers, app.config)
    }),
  )
  app.wake.live()
  return { body: { message: accountUiTexts.passwordChanged }, cookie: signed }
}
