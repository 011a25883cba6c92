import { firstGoalMax, passwordLimits, profileLengths } from '#domain/accounts/limits.ts'
import { agreedVersions } from '#domain/accounts/rules/agreedTexts.ts'
import { signUpTexts } from '#domain/accounts/texts/signUp.ts'
import type { userTypes } from '#domain/accounts/types.ts'
import type { Problem } from '#domain/decision.ts'
import type { FormField, SiteForm } from './forms.ts'
import { emailField } from './forms.ts'

type UserType = (typeof userTypes)[number]

const half = (name: string, label: string, most: number, autoComplete: string): FormField => ({
  name,
  label,
  kind: 'line',
  most,
  autoComplete,
  isHalf: true,
})

/** `/juliverse-signup`: an account by the same act as on `/auth`, with what the person is, their company and a first goal (T-199). */
export const signUpForm: SiteForm = {
  name: 'join',
  path: '/juliverse-signup',
  sentPath: '/juliverse-signup/founder',
  submit: 'Create my account',
  failed: signUpTexts.failed,
  fields: [
    {
      name: 'type',
      label: 'What describes you best?',
      kind: 'choice',
      missing: signUpTexts.typeMissing,
      options: [
        { value: 'founder', label: 'Founder', hint: 'I build a company' },
        { value: 'investor', label: 'Investor', hint: 'I invest in companies' },
        { value: 'advisory', label: 'Advisory client', hint: 'I want advice from JUL' },
      ],
    },
    half('first', 'First name', profileLengths.firstName, 'given-name'),
    half('last', 'Last name', profileLengths.lastName, 'family-name'),
    emailField,
    {
      name: 'company',
      label: 'Company',
      kind: 'line',
      most: profileLengths.company,
      autoComplete: 'organization',
      isOptional: true,
      isHalf: true,
    },
    {
      name: 'goal',
      label: 'Your first goal',
      kind: 'line',
      most: firstGoalMax,
      isOptional: true,
      placeholder: 'Three paid pilots before the summer',
      hint: signUpTexts.goalHint,
    },
    {
      name: 'password',
      label: 'Password',
      kind: 'password',
      most: passwordLimits.max,
      autoComplete: 'new-password',
      hint: signUpTexts.passwordHint,
    },
    {
      name: 'terms',
      label: signUpTexts.agree,
      kind: 'consent',
      version: String(agreedVersions.terms),
      missing: signUpTexts.agreeMissing,
    },
  ],
}

/** Where the form leads, by what somebody is: their next step (T-199). */
export const joinedPath = (type: string): `/${string}` =>
  `/juliverse-signup/${type === 'investor' || type === 'advisory' ? type : 'founder'}`

const fieldOf: Readonly<Record<string, string>> = {
  firstName: 'first',
  lastName: 'last',
  userType: 'type',
  firstGoal: 'goal',
}

/** Problems of an account by the names that its form on the site has for the fields. */
export function asFormProblems(problems: readonly Problem[]): readonly Problem[] {
  return problems.map(({ field, message }) => ({ field: fieldOf[field] ?? field, message }))
}

/** What somebody is as the form says it; null where it says nothing we know. */
export function typeOf(text: string | undefined): UserType | null {
  return text === 'founder' || text === 'investor' || text === 'advisory' ? text : null
}
