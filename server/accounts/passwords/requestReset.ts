import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { emailFloorMs, evenTime } from '#server/platform/evenTime.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { limitEmails } from '../signUp/limitEmails.ts'

/** Mails a link for a new password to an address that has an account; any other gets the same answer (T-199). */
export async function requestReset(
  auth: Auth,
  { context, body, cookie }: EndpointRequest<{ email: string }>,
): Promise<Answered> {
  const { origin } = context
  await limitEmails(context, 'reset', body.email, cookie)
  await evenTime(context.app.clock, emailFloorMs, () =>
    auth.within(origin, () =>
      auth.api.requestPasswordReset({ body: { email: body.email }, headers: auth.headersOf(origin) }),
    ),
  )
  return { body: { message: accountUiTexts.mailOnItsWay } }
}
