import { and, eq } from 'drizzle-orm'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { emailFloorMs, evenTime } from '../rules/evenTime.ts'
import { authUsers } from '../tables.ts'
import { sendConfirmEmail } from './emails.ts'
import { limitEmails } from './limitEmails.ts'

/** Sends the confirming email again, to an address that waits for it; any other gets the same answer. */
export async function sendVerification(
  auth: Auth,
  { context, body }: EndpointRequest<{ email: string }>,
): Promise<Answered> {
  const { app, origin } = context
  await limitEmails(context, 'confirm', body.email)
  await evenTime(emailFloorMs, () =>
    auth.within(origin, async (db) => {
      const [user] = await db
        .select({ id: authUsers.id, email: authUsers.email, name: authUsers.name })
        .from(authUsers)
        .where(and(eq(authUsers.email, body.email), eq(authUsers.emailVerified, false)))
      if (user) await sendConfirmEmail({ db, app, origin }, user)
    }),
  )
  return { body: { message: accountUiTexts.mailOnItsWay } }
}
