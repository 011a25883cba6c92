import { houseTexts } from '#domain/accounts/texts.ts'
import type { Answered, Knock } from '#server/http/door.ts'
import type { Auth } from './buildAuth.ts'
import { evenTime, letterFloorMs } from './rules/evenTime.ts'
import { takeLetter } from './takeLetter.ts'

/** Mails a link for a new password to an address that has an account; any other gets the same answer (T-199). */
export async function requestReset(
  auth: Auth,
  { context, body }: Knock<{ email: string }>,
): Promise<Answered> {
  const { origin } = context
  await takeLetter(context, 'reset', body.email)
  await evenTime(letterFloorMs, () =>
    auth.within(origin, () =>
      auth.api.requestPasswordReset({ body: { email: body.email }, headers: auth.headersOf(origin) }),
    ),
  )
  return { body: { message: houseTexts.mailOnItsWay } }
}
