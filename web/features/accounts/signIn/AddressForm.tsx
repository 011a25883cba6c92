import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { askAuth } from '../queries.ts'
import { EmailField, emailRule } from './EmailField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  /** Which email is asked for; its answer never says whether the address has an account (T-199). */
  emailKind: 'send-verification-email' | 'request-password-reset'
  label: string
  onSent: (email: string) => void
}

/** Asks for an address and for one email to it. */
export function AddressForm({ emailKind, label, onSent }: Props) {
  const { register, submit, formState, whole } = useSentForm<{ email: string }>({ fields: ['email'] })
  const send = submit(async ({ email }) => {
    await askAuth(emailKind, { email: email.trim() })
    onSent(email.trim())
  })

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <FormError>{whole}</FormError>
      <EmailField error={formState.errors.email?.message} {...register('email', { validate: emailRule })} />
      <div className="mt-2 grid">
        <SubmitButton isBusy={formState.isSubmitting} busyLabel="Sending">
          {label}
        </SubmitButton>
      </div>
    </form>
  )
}
