import type { FormField, SiteForm } from '#domain/content/rules/forms.ts'
import { emailField } from '#domain/content/rules/forms.ts'
import { deletionTexts } from '../texts/deletions.ts'

const token: FormField = {
  name: 'token',
  label: 'Link',
  kind: 'hidden',
  most: 200,
  missing: deletionTexts.linkUnknown,
}

/** Asks for the deletion of what is held about an address; an email there asks whether it is wanted (K37). */
export const askDeletionForm: SiteForm = {
  name: 'deletion',
  path: '/data-deletion',
  sentPath: '/data-deletion/sent',
  submit: 'Email me the link',
  failed: deletionTexts.failed,
  fields: [{ ...emailField, isHalf: false, hint: 'The address of your account, or the one we wrote to.' }],
}

/** The page that the link opens: it shows how far the request is, and its button acts, because programs open links too. */
export const confirmDeletionForm: SiteForm = {
  name: 'deletionconfirm',
  path: '/data-deletion/confirm',
  sentPath: '/data-deletion/confirmed',
  submit: 'Delete what you hold about me',
  failed: deletionTexts.failed,
  fields: [token],
}

/** The way back until the day of the deletion, without signing in. */
export const keepDataForm: SiteForm = {
  name: 'deletionkeep',
  path: '/data-deletion/keep',
  sentPath: '/data-deletion/kept',
  submit: deletionTexts.keep,
  failed: deletionTexts.failed,
  fields: [token],
}

/** Where the links of a deletion lead. */
export const deletionPaths = {
  confirm: (of: string) => `${confirmDeletionForm.path}?token=${encodeURIComponent(of)}`,
  keep: (of: string) => `${keepDataForm.path}?token=${encodeURIComponent(of)}`,
} as const
