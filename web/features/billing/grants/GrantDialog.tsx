import { useMutation } from '@tanstack/react-query'
import { grantLimits } from '#domain/billing/limits.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { checkGrant } from '#domain/billing/rules/grants.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { priceText } from '#domain/currencies.ts'
import { endOfDay } from '#domain/instants.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { grantFailure, grantPlan } from './mutations.ts'

type Props = {
  member: { userId: string; name: string }
  plan: GrantablePlan | null
  onClose: () => void
}

type Fields = { plan: GrantablePlan; reason: string; until: string }

/** Gives a member a plan without payment: which, why, and until when (T-047). */
export function GrantDialog({ member, plan, onClose }: Props) {
  const order = useOrderId()
  const zone = useZone()
  const start: Fields = { plan: plan ?? 'desktop_pro', reason: '', until: '' }
  const form = useCheckedForm({
    start,
    check: (fields) => checkGrant(grantOf(fields, zone), new Date()),
    shownAt: { untilAt: 'until' },
  })
  const grant = useMutation({
    ...grantPlan(),
    onSuccess: onClose,
    onError: form.place,
  })
  const send = form.submit((fields) => {
    const { untilAt, ...wanted } = grantOf(fields, zone)
    const asked = { userId: member.userId, ...wanted, untilAt: untilAt?.toISOString() ?? null }
    grant.mutate({ id: order.of(asked), ...asked })
  })

  return (
    <FormDialog
      title="Grant plan"
      description={`${member.name} gets it immediately, without payment.`}
      action="Grant plan"
      busyLabel="Granting"
      isBusy={grant.isPending}
      failure={form.failureOf(grant.error, grantFailure)}
      onSubmit={send}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <Field label="Plan" error={form.errorOf('plan')}>
        <Select
          options={grantablePlans.map((each) => ({
            value: each,
            label: planCatalogue[each].label,
            note: `${priceText(planCatalogue[each].priceCents)} a month`,
          }))}
          value={form.watch('plan')}
          onChange={(next) => form.set('plan', next)}
        />
      </Field>
      <Field label="Reason" hint="Visible to staff, not to the member." error={form.errorOf('reason')}>
        <Textarea rows={3} maxLength={grantLimits.reason} {...form.field('reason')} />
      </Field>
      <Field
        label="Until"
        hint="The last day of the plan. Leave empty for no end date."
        error={form.errorOf('until')}
      >
        <Input type="date" max="9999-12-31" {...form.field('until')} />
      </Field>
    </FormDialog>
  )
}

const grantOf = ({ until, ...fields }: Fields, zone: string) => ({
  ...fields,
  untilAt: until ? endOfDay(until, zone) : null,
})
