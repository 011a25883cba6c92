import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'reset' | 'setValue'>

/** Begins a form anew from what was stored; what was written since it was sent is still to be stored. */
export function restart<Values extends FieldValues>(
  form: Form<Values>,
  sent: NoInfer<Values>,
  stored: NoInfer<Values> = sent,
): void {
  const now = form.getValues()
  form.reset(stored)
  for (const [field, value] of Object.entries(now)) {
    if (JSON.stringify(value) === JSON.stringify(sent[field])) continue
    // safe because the fields of a form are named by its values
    form.setValue(field as Path<Values>, value, { shouldDirty: true })
  }
}
