import type { FormField } from '#domain/content/rules/forms.ts'
import { emailField, nameField } from '#domain/content/rules/forms.ts'

const company = (more: { isOptional?: boolean; isHalf?: boolean } = {}): FormField => ({
  name: 'company',
  label: 'Company',
  kind: 'line',
  most: 200,
  autoComplete: 'organization',
  ...more,
})
const website: FormField = {
  name: 'website',
  label: 'Website',
  kind: 'url',
  most: 300,
  isOptional: true,
  isHalf: true,
  autoComplete: 'url',
  placeholder: 'https://',
}

/** Who writes, as every form whose answers land in the staff inbox asks it (K14, K89). */
export const senderFields = { name: nameField, email: emailField, company, website } as const
