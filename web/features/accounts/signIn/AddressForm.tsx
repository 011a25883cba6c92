import { useState } from 'react'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { EmailField, emailRule } from './EmailField.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  label: string
  /** What was typed where somebody comes from; they may change it. */
  email?: string
  /** Asks for the email; the answer never says whether the address has an account (T-199). */
  onSend: (email: string) => Promise<void>
}

/** Asks for an address and for one email to it; without the program the browser posts it to the page's own address (0078). */
export function AddressForm({ label, email, onSend }: Props) {
  // Without one there is no default value: what was typed before the program ran stays in its field.
  const { register, submit, formState, whole } = useSentForm<{ email: string }>({
    fields: ['email'],
    ...(email ? { defaultValues: { email } } : {}),
  })
  // What the server wrote into the page stands until the program sends the form itself.
  const [isAsWritten, setAsWritten] = useState(true)
  const send = submit(async ({ email }) => {
    setAsWritten(false)
    await onSend(email.trim())
  })

  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      {isAsWritten ? <WrittenRefusal name="refused" /> : null}
      <FormError>{whole}</FormError>
      <div className="grid gap-1.5">
        <EmailField
          error={formState.errors.email?.message}
          {...register('email', { validate: emailRule })}
          data-fill="email"
        />
        {isAsWritten ? <WrittenRefusal name="email-problem" /> : null}
      </div>
      <div className="mt-2 grid">
        <SubmitButton isPosted isBusy={formState.isSubmitting} busyLabel="Sending">
          {label}
        </SubmitButton>
      </div>
    </form>
  )
}
