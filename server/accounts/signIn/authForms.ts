import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { authBodies } from '#contract/accounts/signIn.ts'
import { paths } from '#contract/paths.ts'
import { emailMax, profileLengths } from '#domain/accounts/limits.ts'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { checkSignIn, emailProblem } from '#domain/accounts/rules/signInForm.ts'
import type { Problem } from '#domain/decision.ts'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import type { Answered, EndpointRefusal, EndpointRequest } from '#server/platform/http/endpoint.ts'
import { askEndpoint } from '#server/platform/http/endpoint.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { requestReset } from '../passwords/requestReset.ts'
import { resetPassword } from '../passwords/resetPassword.ts'
import { newPasswordProblems } from '../rules/newPassword.ts'
import { sendVerification } from '../signUp/sendVerification.ts'
import { signUp } from '../signUp/signUp.ts'
import { verifyEmail } from '../signUp/verifyEmail.ts'
import type { AuthField } from './fillAuthForm.ts'
import { signIn } from './signIn.ts'

/** A form as the browser posted it by itself: its fields as typed, and the query of its address. */
type Posted = { readonly typed: Readonly<Record<string, string>>; readonly query: URLSearchParams }

/** How a form of the sign-in pages is answered without the program (0078). */
type AuthForm = {
  readonly fields: readonly AuthField[]
  /** What is wrong before anybody is asked. */
  check(posted: Posted, config: Config): Promise<readonly Problem[]> | readonly Problem[]
  /** The endpoint that the program asks too. */
  ask(
    app: App,
    auth: Auth,
    request: FastifyRequest,
    reply: FastifyReply,
    posted: Posted,
  ): Promise<{ answered: Answered; refused?: never } | { refused: EndpointRefusal; answered?: never }>
  /** Where it leads once it is done. */
  leads(answered: Answered, posted: Posted, config: Config): string
  /** Where a link leads that works no more. */
  readonly spent?: string
}

type Parts<Body> = Omit<AuthForm, 'ask'> & {
  call: string
  body: z.ZodType<Body>
  answer(auth: Auth, asked: EndpointRequest<Body>): Promise<Answered>
  given(posted: Posted): object
}

const form = <Body>({ call, body, answer, given, ...rest }: Parts<Body>): AuthForm => ({
  ...rest,
  ask: (app, auth, request, reply, posted) =>
    askEndpoint(app, { call, body, answer: (asked) => answer(auth, asked) }, request, reply, given(posted)),
})

const email: AuthField = { name: 'email', most: emailMax }
const secret = (name: string): AuthField => ({ name, most: 0 })
const of = (typed: Posted['typed'], name: string): string => typed[name] ?? ''
const next = ({ query }: Posted) => query.get('next') ?? undefined
const token = ({ query }: Posted) => query.get('token') ?? ''

/** An address, to which one email goes; any address gets the same answer. */
const addressForm = (
  call: string,
  answer: Parts<z.infer<typeof authBodies.email>>['answer'],
  end: 'joined' | 'mailed',
): AuthForm =>
  form({
    call,
    answer,
    body: authBodies.email,
    fields: [email],
    check: ({ typed }) => problemsOfEmail(of(typed, 'email')),
    given: ({ typed }) => ({ email: of(typed, 'email') }),
    leads: () => paths.auth(end),
  })

function problemsOfEmail(text: string): readonly Problem[] {
  const message = emailProblem(text)
  return message === null ? [] : [{ field: 'email', message }]
}

const signInForm = form({
  call: 'accounts.signIn',
  body: authBodies.signIn,
  answer: signIn,
  fields: [email, secret('password')],
  check: ({ typed }) => checkSignIn({ email: of(typed, 'email'), password: of(typed, 'password') }),
  given: ({ typed }) => typed,
  leads: ({ body }, { query }, config) => {
    const to = safeNext(query.get('next'), config.publicUrl.origin, paths.go('home'))
    return Array.isArray(body.factors) ? paths.factor(to, body.factors.join(' ')) : to
  },
})

const signUpForm = form({
  call: 'accounts.signUp',
  body: authBodies.signUp,
  answer: signUp,
  fields: [
    { name: 'firstName', most: profileLengths.firstName },
    { name: 'lastName', most: profileLengths.lastName },
    email,
    { ...secret('password'), isDescribed: true },
  ],
  check: async ({ typed }, config) => {
    const [firstName, lastName] = [of(typed, 'firstName'), of(typed, 'lastName')]
    const own = [of(typed, 'email').trim(), firstName, lastName]
    return [
      ...checkProfile({ firstName, lastName }),
      ...problemsOfEmail(of(typed, 'email')),
      ...(await newPasswordProblems(config, 'password', of(typed, 'password'), own)),
    ]
  },
  given: ({ typed }) => typed,
  leads: (_answered, posted) => paths.auth('joined', next(posted)),
})

const confirmForm = form({
  call: 'accounts.verifyEmail',
  body: authBodies.token,
  answer: verifyEmail,
  fields: [],
  check: () => [],
  given: (posted) => ({ token: token(posted) }),
  // In another browser than the one that signed up its reader chooses the password first (4.13.11).
  leads: ({ body }) =>
    typeof body.choose === 'string' ? paths.resetPassword(body.choose) : paths.go('home'),
  spent: paths.verifyEmail(),
})

const resetForm = form({
  call: 'accounts.resetPassword',
  body: authBodies.resetPassword,
  answer: resetPassword,
  fields: [{ ...secret('newPassword'), isDescribed: true }],
  // Whose password it is only the link says: its owner's names are looked at with it.
  check: ({ typed }, config) => newPasswordProblems(config, 'newPassword', of(typed, 'newPassword'), []),
  given: (posted) => ({ token: token(posted), newPassword: of(posted.typed, 'newPassword') }),
  leads: () => paths.auth('changed'),
  spent: paths.resetPassword(),
})

const confirmAgain = addressForm('accounts.sendVerification', sendVerification, 'joined')
const resetAgain = addressForm('accounts.requestReset', requestReset, 'mailed')

/** The forms of the sign-in pages by the document that they stand in. */
export const authForms: Readonly<Record<string, AuthForm>> = {
  '/auth sign-in': signInForm,
  '/auth sign-up': signUpForm,
  '/auth forgot': resetAgain,
  '/auth/verify confirm': confirmForm,
  '/auth/verify request': confirmAgain,
  '/auth/reset choose': resetForm,
  '/auth/reset request': resetAgain,
}
