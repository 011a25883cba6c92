import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { grantLimits } from '#domain/billing/limits.ts'
import { planCatalogue, priceText } from '#domain/billing/rules/catalogue.ts'
import { checkGrant } from '#domain/billing/rules/grants.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { grantablePlans } from '#domain/billing/types.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { focusFirstProblem } from '#web/lib/page/focusProblem.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'

import { grantFailure, grantPlan } from './mutations.ts'

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
  // Made once, so that pressing twice and trying again is the same grant.
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm<Fields>({ defaultValues: { plan: plan ?? 'mobile_premium', reason: '', until: '' } })
  const { errors, isDirty } = form.formState
  const unsaved = useUnsaved(isDirty)
  const close = () => unsaved.leave(onClose)
  const reason = form.register('reason')
  const box = useRef<HTMLTextAreaElement>(null)
  const grant = useMutation({
    ...grantPlan(),
    onSuccess: () => {
      unsaved.release()
      onClose()
    },
    onError: (error) => {
      const { problems } = refusalOf(error)
      if (problems.length > 0) place(problems)
      else form.setError('root', { message: grantFailure(error) })
    },
  })

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
      title="Give a plan"
      initialFocus={box}
      description={`${member.name} has it at once, without payment.`}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" type="submit" form={formId} isBusy={grant.isPending} busyLabel="Giving">
            Give plan
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
        <Field label="Reason" hint="Colleagues read it; the member does not." error={errors.reason?.message}>
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
        <Field label="Until" hint="The last day it counts. Empty for no end." error={errors.until?.message}>
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
