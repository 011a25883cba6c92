import type { z } from 'zod'
import { authBodies } from '#contract/accounts/signIn.ts'
import { paths } from '#contract/paths.ts'
import { profileLengths } from '#domain/accounts/limits.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { checkSignIn } from '#domain/accounts/rules/signInForm.ts'
import { requestReset } from '../passwords/requestReset.ts'
import { resetPassword } from '../passwords/resetPassword.ts'
import { newPasswordProblems } from '../rules/newPassword.ts'
import { sendVerification } from '../signUp/sendVerification.ts'
import { signUp } from '../signUp/signUp.ts'
import { verifyEmail } from '../signUp/verifyEmail.ts'
import type { AuthForm, Parts } from './postedForm.ts'
import { email, leadsOn, next, of, postedForm, problemsOfEmail, secret, token } from './postedForm.ts'
import { signIn } from './signIn.ts'
import { wayForms } from './wayForms.ts'

/** An address, to which one email goes; any address gets the same answer. */
const addressForm = (
  call: string,
  answer: Parts<z.infer<typeof authBodies.email>>['answer'],
  end: 'joined' | 'mailed',
): AuthForm =>
  postedForm({
    call,
    answer,
    body: authBodies.email,
    fields: [email],
    check: ({ typed }) => problemsOfEmail(of(typed, 'email')),
    given: ({ typed }) => ({ email: of(typed, 'email') }),
    leads: () => paths.auth(end),
  })

const signInForm = postedForm({
  call: 'accounts.signIn',
  body: authBodies.signIn,
  answer: signIn,
  fields: [email, secret('password')],
  check: ({ typed }) => checkSignIn({ email: of(typed, 'email'), password: of(typed, 'password') }),
  given: ({ typed }) => typed,
  leads: leadsOn,
})

const signUpForm = postedForm({
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

const confirmForm = postedForm({
  call: 'accounts.verifyEmail',
  body: authBodies.token,
  answer: verifyEmail,
  fields: [],
  check: () => [],
  given: (posted) => ({ token: token(posted) }),
  // In another browser than the one that signed up its reader chooses the password first (4.13.11).
  leads: ({ body }) =>
    typeof body.choose === 'string' ? paths.resetPassword(body.choose, 'sign-up') : paths.go('home'),
  spent: paths.verifyEmail(),
})

const resetForm = postedForm({
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
  '/auth/reset elsewhere': resetForm,
  '/auth/reset request': resetAgain,
  ...wayForms,
}
