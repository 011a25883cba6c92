import type { ComponentProps } from 'react'
import { isEmail } from '#domain/accounts/rules/fields.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
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

/** What is wrong with an e-mail as typed, for a form's rules. */
export function emailProblem(text: string): string | true {
  const address = text.trim()
  if (address === '') return fieldTexts.required('Email')
  return isEmail(address) || fieldTexts.email('Email')
}
