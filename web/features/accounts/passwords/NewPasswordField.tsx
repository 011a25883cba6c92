import type { ComponentProps } from 'react'
import { useId } from 'react'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { PasswordRules } from './PasswordRules.tsx'

type Props = {
  label: string
  /** What is in the field now. */
  password: string
  /** The person's e-mail and names, which a password must not be made of. */
  context?: readonly string[]
  /** Messages of a refusal, one a line. */
  error?: string | undefined
  /** The place of a page where the server says why it refused the posted form (0078). */
  written?: string | undefined
} & Omit<ComponentProps<typeof PasswordInput>, 'autoComplete' | 'aria-describedby'>

const known: readonly string[] = Object.values(passwordTexts)

/** A password that is being chosen: shown or hidden, pasted or typed, its rules met one by one (K23). */
export function NewPasswordField({ label, password, context = [], error, written, ...input }: Props) {
  const rulesId = useId()
  const refused = error?.split('\n') ?? []
  const others = refused.filter((message) => !known.includes(message))
  const note =
    others.length > 0 ? others.join(' ') : refused.length > 0 ? 'Meet the requirements in red.' : null
  return (
    <div className="grid gap-2">
      <Field label={label} error={note}>
        <PasswordInput
          {...input}
          autoComplete="new-password"
          aria-describedby={written ? `${written}-problem ${rulesId}` : rulesId}
          {...(written ? { 'data-fill': written } : {})}
        />
      </Field>
      {written ? <WrittenRefusal name={`${written}-problem`} /> : null}
      <PasswordRules id={rulesId} password={password} context={context} refused={refused} />
    </div>
  )
}
