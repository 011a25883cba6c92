import { authBodies } from '#contract/accounts/signIn.ts'
import { emailMax } from '#domain/accounts/limits.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { signUpTexts } from '#domain/accounts/texts/signUp.ts'
import type { Typed } from '#domain/content/rules/forms.ts'
import { asFormProblems, joinedPath, signUpForm, typeOf } from '#domain/content/rules/signUpForm.ts'
import { Full } from '#server/platform/http/gate.ts'
import { Invalid, TooMany } from '#server/platform/http/refusal.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import type { FormAnswer } from '#server/platform/http/site/siteForms.ts'
import type { Auth } from '../auth/buildAuth.ts'
import { signUp } from './signUp.ts'

/**
 * `/juliverse-signup`, with or without scripts: the same act as on `/auth`, and the same answer whether the address has an
 * account or not (T-199). It leads on by what somebody is.
 */
export const signUpAnswer = (auth: Auth): FormAnswer => ({
  form: signUpForm,
  start: (query) => ({ type: typeOf(query.get('type') ?? undefined) ?? '' }),
  send: async (context, { fields, unseen, page }) => {
    if (!readPage(signUpForm.name, page, context.app.clock.now())) return { problems: [] }
    // An account cannot be held back as a message can, so what a program filled in comes again and says why.
    if (unseen !== '') return { problems: [], said: signUpTexts.unseen }
    const body = authBodies.signUp.safeParse(bodyOf(fields))
    if (!body.success) return { problems: [{ field: 'email', message: fieldTexts.email('Email address') }] }
    try {
      const { moreCookies = [] } = await signUp(auth, { context, body: body.data, cookie: undefined })
      context.app.wake.jobs()
      return { to: joinedPath(fields.type ?? ''), headers: { 'set-cookie': moreCookies[0] ?? '' } }
    } catch (error) {
      if (error instanceof Invalid) return { problems: asFormProblems(error.problems) }
      if (error instanceof Full) throw new TooMany(error.retryAfterSeconds)
      throw error
    }
  },
})

const bodyOf = (fields: Typed) => ({
  firstName: fields.first,
  lastName: fields.last,
  email: fields.email?.slice(0, emailMax),
  password: fields.password,
  userType: typeOf(fields.type) ?? undefined,
  company: fields.company,
  firstGoal: fields.goal,
})
