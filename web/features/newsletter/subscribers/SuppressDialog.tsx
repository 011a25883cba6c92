import { useMutation } from '@tanstack/react-query'
import { isEmail } from '#domain/accounts/rules/fields.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { subscriberTexts, suppressionTexts } from '#domain/newsletter/texts.ts'
import type { SuppressionReason } from '#domain/newsletter/types.ts'
import { suppressionReasons } from '#domain/newsletter/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { suppressAddress } from './mutations.ts'

const labels: Readonly<Record<SuppressionReason, string>> = {
  bounced: 'Bounced',
  complained: 'Complained',
  asked: 'Asked us',
}

/** Sees to it that no issue goes to an address, whether it subscribes or not: a report that came by email is entered here (K15). */
export function SuppressDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const start: { email: string; reason: SuppressionReason } = { email, reason: 'asked' }
  const form = useCheckedForm({
    start,
    check: (given) =>
      isEmail(given.email) ? [] : [{ field: 'email', message: fieldTexts.email('Email address') }],
  })
  const suppress = useMutation({
    ...suppressAddress(),
    onSuccess: onClose,
    onError: (error) => void form.place(error),
  })
  return (
    <FormDialog
      title="Send no issues to an address"
      description={subscriberTexts.suppressHint}
      action="Send no issues"
      busyLabel="Saving"
      isBusy={suppress.isPending}
      onSubmit={form.submit((fields) => suppress.mutate(fields))}
      onClose={onClose}
    >
      <Field label="Email address" error={form.errorOf('email')}>
        <Input type="email" maxLength={254} {...form.field('email')} />
      </Field>
      <Field label="Why" hint={suppressionTexts[form.watch('reason')]}>
        <Segments
          label="Why"
          options={suppressionReasons.map((value) => ({ value, label: labels[value] }))}
          value={form.watch('reason')}
          onChange={(reason) => form.set('reason', reason)}
        />
      </Field>
    </FormDialog>
  )
}
