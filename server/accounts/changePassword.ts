import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { sensitiveRate } from '#domain/accounts/limits.ts'
import { houseTexts } from '#domain/accounts/texts.ts'
import type { Answered, Knock } from '#server/http/door.ts'
import { takeShared } from '#server/http/rates.ts'
import { Invalid } from '#server/http/refusal.ts'
import { passwordChangedLetter } from '#server/mail/letters/accounts.ts'
import { queueMail } from '#server/mail/queueMail.ts'
import type { Auth } from './buildAuth.ts'
import { findSignedIn } from './findSignedIn.ts'
import { recordEntrance } from './recordEntrance.ts'
import { cookieFrom } from './rules/cookie.ts'
import { newPasswordProblems } from './rules/newPassword.ts'
import { bucketOf } from './rules/rates.ts'
import { authUsers, authVerifications } from './tables.ts'

/** Changes the own password, proven by the current one; every other sign-in ends and this one begins anew. */
export async function changePassword(
  auth: Auth,
  { context, body, cookie }: Knock<{ currentPassword: string; newPassword: string }>,
): Promise<Answered> {
  const { house, origin } = context
  const { actor } = await findSignedIn(context)
  await takeShared(context, `change password ${actor.userId}`, ...bucketOf(sensitiveRate))
  const signed = await auth.hashing.run(() =>
    auth.within(origin, async (db) => {
      const [user] = await db.select().from(authUsers).where(eq(authUsers.id, actor.userId))
      if (!user) throw new Error('a sign-in without a user')
      const problems = await newPasswordProblems(house.config, 'newPassword', body.newPassword, [
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
          throw new Invalid([{ field: 'currentPassword', message: houseTexts.passwordNotRight }])
        })
      // A letter asked for before the change, by whomever, must not change it back.
      await db.delete(authVerifications).where(eq(authVerifications.value, user.id))
      await recordEntrance(db, { action: 'password.changed', by: 'member', userId: user.id }, origin)
      const letter = passwordChangedLetter(house.config, user.name)
      await queueMail(db, house.clock.newId(), user.email, letter, `password changed ${origin.requestId}`)
      return cookieFrom(headers, house.config)
    }),
  )
  house.wake.live()
  return { body: { message: houseTexts.passwordChanged }, cookie: signed }
}
