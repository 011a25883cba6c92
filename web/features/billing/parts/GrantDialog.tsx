import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { grantLimits } from '#domain/billing/limits.ts'
import { planCatalogue, priceText } from '#domain/billing/rules/catalogue.ts'
import { checkGrant } from '#domain/billing/rules/grants.ts'
import { grantRefusals, grantTexts } from '#domain/billing/texts.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { orpc } from '#web/lib/api.ts'
import { focusFirstProblem } from '#web/lib/focusProblem.ts'
import { reasonWords, refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormError } from '#web/ui/FormError.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Select } from '#web/ui/Select.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'

type Props = {
  member: { userId: string; name: string }
  plan: GrantablePlan | null
  onClose: () => void
}

type Fields = { plan: GrantablePlan; reason: string; until: string }
const formId = 'grant-plan'
const fieldOf = { plan: 'plan', reason: 'reason', untilAt: 'until' } as const

/** Gives a member a plan without payment: which, why, and until when (T-047). */
export function GrantDialog({ member, plan, onClose }: Props) {
  const queryClient = useQueryClient()
  // Made once, so that pressing twice and trying again is the same grant.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<Fields>({ defaultValues: { plan: plan ?? 'mobile_premium', reason: '', until: '' } })
  const { errors, isDirty } = form.formState
  const unsaved = useUnsaved(isDirty)
  const close = () => unsaved.leave(onClose)
  const reason = form.register('reason')
  const box = useRef<HTMLTextAreaElement>(null)
  const grant = useMutation(
    orpc.billing.grantPlan.mutationOptions({
      onSuccess: () => {
        toast.success(grantTexts.granted)
        unsaved.release()
        onClose()
      },
      onError: (error) => {
        const refusal = refusalOf(error)
        place(refusal.problems)
        if (refusal.problems.length === 0) {
          form.setError('root', { message: reasonWords(grantRefusals, refusal.reason) ?? refusal.message })
        }
      },
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: orpc.billing.key() }),
          queryClient.invalidateQueries({ queryKey: orpc.accounts.key() }),
        ]),
    }),
  )

  function place(problems: readonly { field: string; message: string }[]) {
    for (const { field, message } of problems) {
      if (field in fieldOf) form.setError(fieldOf[field as keyof typeof fieldOf], { message }) // safe because `in` has just said so
    }
    if (problems.length > 0) focusFirstProblem()
  }

  function send({ plan: chosen, reason: why, until }: Fields) {
    const untilAt = until ? endOf(until) : null
    const problems = checkGrant({ plan: chosen, reason: why, untilAt }, new Date())
    if (problems.length > 0) return place(problems)
    grant.mutate({
      id,
      userId: member.userId,
      plan: chosen,
      reason: why,
      untilAt: untilAt?.toISOString() ?? null,
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Grant plan"
      initialFocus={box}
      description={`${member.name} gets it immediately, without payment.`}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" type="submit" form={formId} isBusy={grant.isPending} busyLabel="Granting">
            Grant plan
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
        {errors.root?.message ? <FormError>{errors.root.message}</FormError> : null}
        <Field label="Plan" error={errors.plan?.message}>
          <Select
            options={grantablePlans.map((each) => ({
              value: each,
              label: planCatalogue[each].label,
              note: `${priceText(planCatalogue[each].priceCents)} a month`,
            }))}
            value={form.watch('plan')}
            onChange={(next) => form.setValue('plan', next)}
          />
        </Field>
        <Field label="Reason" hint="Visible to staff, not to the member." error={errors.reason?.message}>
          <Textarea
            rows={3}
            maxLength={grantLimits.reason}
            {...reason}
            ref={(element) => {
              reason.ref(element)
              box.current = element
            }}
          />
        </Field>
        <Field
          label="Until"
          hint="The last day of the plan. Leave empty for no end date."
          error={errors.until?.message}
        >
          <Input type="date" {...form.register('until')} />
        </Field>
      </form>
    </Dialog>
  )
}

/** The end of a day on the reader's own clock. */
function endOf(day: string): Date {
  const end = new Date(`${day}T00:00:00`)
  end.setDate(end.getDate() + 1)
  return end
}
