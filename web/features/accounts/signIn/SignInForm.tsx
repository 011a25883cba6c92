import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isEmail } from '#domain/accounts/rules/fields.ts'
import { accountTexts, fieldTexts } from '#domain/accounts/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { askAuth, placeRefusal } from '../queries.ts'
import { SubmitButton } from './SubmitButton.tsx'

type Entry = { email: string; password: string }

type Props = {
  forgotTo: string
  onSignedIn: () => Promise<void>
  /** The address may still wait to be confirmed; asks for the message again. */
  onResend: (email: string) => void
}

/** Email and password. One answer for wrong, unknown, unconfirmed and shut out (T-199). */
export function SignInForm({ forgotTo, onSignedIn, onResend }: Props) {
  // No default values: what was typed or filled in before the program ran stays in its field.
  const { register, handleSubmit, setError, getValues, formState } = useForm<Entry>()
  const { errors, isSubmitting } = formState
  const [whole, setWhole] = useState<string | null>(null)
  const [wasRefused, setRefused] = useState(false)

  async function send({ email, password }: Entry) {
    setWhole(null)
    setRefused(false)
    try {
      await askAuth('sign-in/email', { email: email.trim(), password })
      await onSignedIn()
    } catch (error) {
      const refusal = refusalOf(error)
      const isWrong = refusal.code === 'UNAUTHORIZED'
      setRefused(isWrong)
      if (isWrong) return setError('password', { message: refusal.message }, { shouldFocus: true })
      setWhole(
        placeRefusal(error, ['email', 'password'], (field, message) =>
          setError(field, { message }, { shouldFocus: true }),
        ),
      )
    }
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <FormError>{whole}</FormError>
      <Field label="Email" error={errors.email?.message}>
        <Input
          size="large"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('email', { validate: emailProblem })}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        aside={
          <TextLink to={forgotTo} className="text-caption! text-ink">
            Forgot password?
          </TextLink>
        }
      >
        <PasswordInput
          size="large"
          autoComplete="current-password"
          {...register('password', { validate: (text) => text !== '' || fieldTexts.required('Password') })}
        />
      </Field>
      {wasRefused ? (
        <p className="-mt-1 text-caption text-ink-2">
          Email not confirmed yet?{' '}
          <button
            type="button"
            onClick={() => onResend(getValues('email').trim())}
            className="font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            Resend email
          </button>
        </p>
      ) : null}
      <div className="mt-2 grid">
        <SubmitButton isBusy={isSubmitting} busyLabel="Signing in">
          {accountTexts.signIn}
        </SubmitButton>
      </div>
    </form>
  )
}

/** What is wrong with an e-mail as typed, for a form's rules. */
export function emailProblem(text: string): string | true {
  const address = text.trim()
  if (address === '') return fieldTexts.required('Email')
  return isEmail(address) || fieldTexts.email('Email')
}
