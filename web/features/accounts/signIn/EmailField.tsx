import type { ComponentProps } from 'react'
import { emailProblem } from '#domain/accounts/rules/signInForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'

type Props = { error: string | undefined } & Omit<ComponentProps<typeof Input>, 'type' | 'size'>

/** The address somebody signs in with. */
export function EmailField({ error, ...input }: Props) {
  return (
    <Field label="Email" error={error}>
      <Input
        size="large"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
    </Field>
  )
}

/** The rule of the field for a form. */
export const emailRule = (text: string): string | true => emailProblem(text) ?? true
