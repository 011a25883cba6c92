import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { askAuth, placeRefusal } from '../queries.ts'
import { emailProblem } from './SignInForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  /** Which email is asked for; its answer never says whether the address has an account (T-199). */
  emailKind: 'send-verification-email' | 'request-password-reset'
  label: string
  onSent: (email: string) => void
}

/** Asks for an address and for one email to it. */
export function AddressForm({ emailKind, label, onSent }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>()
  const [whole, setWhole] = useState<string | null>(null)

  async function send({ email }: { email: string }) {
    setWhole(null)
    try {
      await askAuth(emailKind, { email: email.trim() })
      onSent(email.trim())
    } catch (error) {
      setWhole(
        placeRefusal(error, ['email'], (field, message) =>
          setError(field, { message }, { shouldFocus: true }),
        ),
      )
    }
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-4">
      <FormError>{whole}</FormError>
      <Field label="Email" error={formState.errors.email?.message}>
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
      <div className="mt-2 grid">
        <SubmitButton isBusy={formState.isSubmitting} busyLabel="Sending">
          {label}
        </SubmitButton>
      </div>
    </form>
  )
}
