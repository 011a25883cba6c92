import { APIError } from 'better-auth/api'
import type { z } from 'zod'
import type { authBodies } from '#contract/accounts/signIn.ts'
import { displayName } from '#domain/accounts/rules/displayName.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { isTimeZone } from '#domain/zones.ts'
import { emailFloorMs, evenTime } from '#server/platform/evenTime.ts'
import type { Answered, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { newPasswordProblems } from '../rules/newPassword.ts'
import { writeJoinedBrowser } from './hasJoined.ts'
import { limitEmails } from './limitEmails.ts'

type Body = z.infer<typeof authBodies.signUp>

/** Makes an account that waits for its address to be confirmed; a known address gets the very same answer. */
export async function signUp(auth: Auth, { context, body }: EndpointRequest<Body>): Promise<Answered> {
  const { config } = context.app
  const { firstName, lastName, email, password, company = '', firstGoal = '', userType } = body
  const problems = [
    ...checkProfile({ firstName, lastName, company }),
    ...(await newPasswordProblems(config, 'password', password, [email, firstName, lastName])),
  ]
  if (problems.length > 0) throw new Invalid(problems)
  await limitEmails(context, 'signUp', email)
  const newcomer = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    timeZone: body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : null,
    userType: userType ?? null,
    company: company.trim() || null,
    firstGoal: firstGoal.trim() || null,
  }
  const name = displayName({ firstName, lastName })
  const make = () =>
    auth.within(
      context.origin,
      () =>
        auth.api.signUpEmail({ body: { name, email, password }, headers: auth.headersOf(context.origin) }),
      newcomer,
    )
  const { user } = await evenTime(context.app.clock, emailFloorMs, () =>
    auth.hashing.run(() =>
      make().catch((error: unknown) => {
        // Two sign-ups of one address at once: the second finds the first's account and says the same as always.
        if (error instanceof APIError && error.status === 'UNPROCESSABLE_ENTITY') return make()
        throw error
      }),
    ),
  )
  const joined = writeJoinedBrowser(user.id, context.app.clock.now(), config)
  return { body: { message: accountUiTexts.mailOnItsWay }, moreCookies: [joined] }
}
