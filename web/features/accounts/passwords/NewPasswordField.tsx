import type { ComponentProps } from 'react'
import { useId } from 'react'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { PasswordRules } from './PasswordRules.tsx'

type Props = {
  label: string
  /** What is in the field now. */
  password: string
  /** The person's e-mail and names, which a password must not be made of. */
  context?: readonly string[]
  /** Messages of a refusal, one a line. */
  error?: string | undefined
} & Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'aria-describedby'>

const known: readonly string[] = Object.values(passwordTexts)

/** A password that is being chosen: shown or hidden, pasted or typed, its rules met one by one (K23). */
export function NewPasswordField({ label, password, context = [], error, ...input }: Props) {
  const rulesId = useId()
  const refused = error?.split('\n') ?? []
  const others = refused.filter((message) => !known.includes(message))
  const note =
    others.length > 0 ? others.join(' ') : refused.length > 0 ? 'Meet the requirements in red.' : null
  return (
    <div className="grid gap-2">
      <Field label={label} error={note}>
        <PasswordInput {...input} autoComplete="new-password" aria-describedby={rulesId} />
      </Field>
      <PasswordRules id={rulesId} password={password} context={context} refused={refused} />
    </div>
  )
}
