import { and, eq, gt, sql } from 'drizzle-orm'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { writeKnownBrowser } from '#server/platform/knownBrowser.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { countUnknown } from '../auth/countUnknown.ts'
import { authVerifications } from '../authTables.ts'
import { accountKey, storedReset } from '../rules/keys.ts'
import { newPasswordProblems } from '../rules/newPassword.ts'
import { authUsers } from '../tables.ts'

const spent = () => new Invalid([{ field: 'token', message: accountUiTexts.linkSpent }])

/** Sets a new password by the secret of an email, once, and ends every sign-in of the account (T-199). */
export async function resetPassword(
  auth: Auth,
  { context, body, cookie }: EndpointRequest<{ token: string; newPassword: string }>,
): Promise<Answered> {
  const { app, origin } = context
  const { token, newPassword } = body
  const isGood = and(
    eq(authVerifications.identifier, storedReset(token)),
    gt(authVerifications.expiresAt, app.clock.now()),
  )
  // Looked for first, so that nobody holds a place among those who wait for a hash by a secret that they made up.
  if ((await auth.within(origin, (db) => db.$count(authVerifications, isGood))) === 0) {
    await countUnknown(context, 'reset')
    throw spent()
  }
  const email = await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      // Locked, so that of two who hold the same link one finds it spent.
      const [owner] = await db
        .select({ email: authUsers.email, name: authUsers.name })
        .from(authVerifications)
        .innerJoin(authUsers, sql`${authUsers.id}::text = ${authVerifications.value}`)
        .where(isGood)
        .for('update')
      if (!owner) throw spent()
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
