import { formTexts } from '#domain/content/texts/forms.ts'

/** What is wrong with a field of a day that was not typed to its end: its value is empty, as if there were no day. */
export const halfDateOf = (control: unknown): string | null =>
  control instanceof HTMLInputElement && control.type.startsWith('date') && control.validity.badInput
    ? formTexts.halfDate
    : null
