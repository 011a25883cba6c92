import { useState } from 'react'
import { profileLengths } from '#domain/accounts/limits.ts'
import type { AgreedText } from '#domain/accounts/rules/agreedTexts.ts'
import { agreedNames, agreedPaths } from '#domain/accounts/rules/agreedTexts.ts'
import { checkProfile } from '#domain/accounts/rules/profile.ts'
import { signUpTexts } from '#domain/accounts/texts/signUp.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { NewPasswordField } from '../passwords/NewPasswordField.tsx'
import { brokenRules, isHopeless } from '../passwords/PasswordRules.tsx'
import { askAuth } from '../queries.ts'
import { EmailField, emailRule } from './EmailField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Entry = { firstName: string; lastName: string; email: string; password: string }

const fields = ['firstName', 'lastName', 'email', 'password'] as const

/**
 * Makes an account; the answer is the same for an address that has one already (T-199). Without the program the browser posts
 * it to the page's own address (0078).
 */
export function SignUpForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, submit, watch, getValues, formState, whole } = useSentForm<Entry>({ fields })
  const { errors, isSubmitting } = formState
  const own = [watch('email') ?? '', watch('firstName') ?? '', watch('lastName') ?? '']

  // What the server wrote into the page stands until the program sends the form itself.
  const [isAsWritten, setAsWritten] = useState(true)
  const send = submit(async (entry) => {
    setAsWritten(false)
    const email = entry.email.trim()
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    await askAuth('sign-up/email', {
      firstName: entry.firstName.trim(),
      lastName: entry.lastName.trim(),
      email,
      password: entry.password,
      timeZone,
    })
    onSent(email)
  })

  // Kinds of characters are the server's to judge, because configuration may turn those rules into advice.
  const passwordProblem = (text: string) => {
    const person = [getValues('email'), getValues('firstName'), getValues('lastName')]
    return !isHopeless(text, person) || brokenRules(text, person).join('\n')
  }

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {isAsWritten ? <WrittenRefusal name="refused" /> : null}
      <FormError>{whole}</FormError>
      <div className="grid grid-cols-2 items-start gap-3">
        <div className="grid gap-1.5">
          <Field label="First name" error={errors.firstName?.message}>
            <Input
              size="large"
              autoComplete="given-name"
              maxLength={profileLengths.firstName}
              {...register('firstName', { validate: (text) => nameProblem('firstName', text) })}
              data-fill="first-name"
            />
          </Field>
          {isAsWritten ? <WrittenRefusal name="first-name-problem" /> : null}
        </div>
        <div className="grid gap-1.5">
          <Field label="Last name" error={errors.lastName?.message}>
            <Input
              size="large"
              autoComplete="family-name"
              maxLength={profileLengths.lastName}
              {...register('lastName', { validate: (text) => nameProblem('lastName', text) })}
              data-fill="last-name"
            />
          </Field>
          {isAsWritten ? <WrittenRefusal name="last-name-problem" /> : null}
        </div>
      </div>
      <div className="grid gap-1.5">
        <EmailField
          error={errors.email?.message}
          {...register('email', { validate: emailRule })}
          data-fill="email"
        />
        {isAsWritten ? <WrittenRefusal name="email-problem" /> : null}
      </div>
      <NewPasswordField
        label="Password"
        size="large"
        password={watch('password') ?? ''}
        context={own}
        error={errors.password?.message}
        {...register('password', { validate: passwordProblem })}
        written={isAsWritten ? 'password' : undefined}
      />
      <div className="mt-2 grid">
        <SubmitButton isPosted isBusy={isSubmitting} busyLabel="Creating your account">
          Create account
        </SubmitButton>
      </div>
      <p className="text-caption text-ink-2">
        {signUpTexts.agreeBefore}
        <TextPage of="terms" />
        {signUpTexts.agreeBetween}
        <TextPage of="privacy" />
        {signUpTexts.agreeAfter}
      </p>
    </form>
  )
}

const TextPage = ({ of }: { of: AgreedText }) => (
  <a href={agreedPaths[of]} className="underline underline-offset-2">
    {agreedNames[of]}
  </a>
)

function nameProblem(field: 'firstName' | 'lastName', text: string): string | true {
  const names = { firstName: 'x', lastName: 'x', [field]: text }
  return checkProfile(names).find((problem) => problem.field === field)?.message ?? true
}
