import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { emailFloorMs, evenTime } from '#server/platform/evenTime.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { sendConfirmEmail, sendExistingEmail } from './emails.ts'
import { findUnconfirmed } from './findUnconfirmed.ts'
import { hasJoined } from './hasJoined.ts'
import { limitEmails } from './limitEmails.ts'

/**
 * Sends the confirming email again, to an address that waits for it; any other gets the same answer. Outside the browser that
 * made the account its reader chooses the password with it: whoever made it may be somebody else.
 */
export async function sendVerification(
  auth: Auth,
  { context, body, cookie }: EndpointRequest<{ email: string }>,
): Promise<Answered> {
  const { app, origin } = context
  await limitEmails(context, 'confirm', body.email, cookie)
  await evenTime(app.clock, emailFloorMs, () =>
    auth.within(origin, async (db) => {
      const user = await findUnconfirmed(db, { email: body.email })
      if (!user) return
      const send = hasJoined(cookie, user.id, app.clock.now(), app.config)
        ? sendConfirmEmail
        : sendExistingEmail
      await send({ db, app, origin }, user)
    }),
  )
  return { body: { message: accountUiTexts.mailOnItsWay } }
}
