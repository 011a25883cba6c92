import { and, eq, gt, sql } from 'drizzle-orm'
import { codeRate } from '#domain/accounts/limits.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { addressKey, takeShared } from '#server/platform/http/rates.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { writeKnownBrowser } from '#server/platform/knownBrowser.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { authVerifications } from '../authTables.ts'
import { accountKey, storedReset } from '../rules/keys.ts'
import { newPasswordProblems } from '../rules/newPassword.ts'
import { bucketOf } from '../rules/rates.ts'
import { authUsers } from '../tables.ts'

/** Sets a new password by the secret of an email, once, and ends every sign-in of the account (T-199). */
export async function resetPassword(
  auth: Auth,
  { context, body, cookie }: EndpointRequest<{ token: string; newPassword: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { token, newPassword } = body
  await takeShared(context, `reset ${addressKey(origin.ipAddress)}`, ...bucketOf(codeRate))
  const email = await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      // Locked, so that of two who hold the same link one finds it spent.
      const [owner] = await db
        .select({ email: authUsers.email, name: authUsers.name })
        .from(authVerifications)
        .innerJoin(authUsers, sql`${authUsers.id}::text = ${authVerifications.value}`)
        .where(
          and(
            eq(authVerifications.identifier, storedReset(token)),
            gt(authVerifications.expiresAt, app.clock.now()),
          ),
        )
        .for('update')
      if (!owner) throw new Invalid([{ field: 'token', message: accountUiTexts.linkSpent }])
      // The link stays good while the password is not: checked before it is spent.
      const problems = await newPasswordProblems(app.config, 'newPassword', newPassword, [
        owner.email,
        owner.name,
      ])
      if (problems.length > 0) throw new Invalid(problems)
      await auth.api.resetPassword({ body: { token, newPassword }, headers: auth.headersOf(origin) })
      return owner.email
    }),
  )
  app.wake.live()
  // Whoever guesses at the account meanwhile keeps its owner out no longer (4.13.15).
  const known = writeKnownBrowser(cookie, accountKey(email), app.config)
  return { body: { message: accountUiTexts.passwordChanged }, moreCookies: [known] }
}
