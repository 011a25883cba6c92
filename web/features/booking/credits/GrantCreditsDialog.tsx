import { useMutation } from '@tanstack/react-query'
import { bookingLimits } from '#domain/booking/limits.ts'
import { bookingFieldTexts } from '#domain/booking/texts.ts'
import type { BookingService } from '#domain/booking/types.ts'
import type { Problem } from '#domain/decision.ts'
import { endOfDay } from '#domain/instants.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrder } from '#web/lib/forms/useOrderId.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { bookingFailure } from '../links/queries.ts'
import { ServiceField } from '../links/ServiceField.tsx'
import { grantCredits } from './mutations.ts'

type Fields = { service: BookingService; count: string; reason: string; until: string }
type Props = { member: { userId: string; name: string }; onClose: () => void }

/** One for each credit, of the most that are given at once. */
const newIds = () => Array.from({ length: bookingLimits.creditsAtOnce }, () => crypto.randomUUID())

/** Gives a member sessions to book: of which kind, how many, why, and until when (T-048). */
export function GrantCreditsDialog({ member, onClose }: Props) {
  const order = useOrder(newIds)
  const zone = useZone()
  const form = useCheckedForm<Fields>({
    start: { service: 'retainer', count: '1', reason: '', until: '' },
    check: (fields) => problemsOf(fields, zone),
    shownAt: { ids: 'count', expiresAt: 'until' },
  })
  const grant = useMutation({
    ...grantCredits(),
    onSuccess: onClose,
    onError: form.place,
  })
  const send = form.submit(({ service, count, reason, until }) => {
    const asked = {
      memberId: member.userId,
      service,
      reason: reason.trim(),
      expiresAt: until ? endOfDay(until, zone).toISOString() : null,
    }
    grant.mutate({ ids: order.of({ count, ...asked }).slice(0, Number(count)), ...asked })
  })
  return (
    <FormDialog
      title="Give credits"
      description={`${member.name} books with them without paying. Their plan has to include scheduling.`}
      action="Give credits"
      busyLabel="Giving"
      isBusy={grant.isPending}
      failure={form.failureOf(grant.error, bookingFailure)}
      onSubmit={send}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <ServiceField
        value={form.watch('service')}
        error={form.errorOf('service')}
        onChange={(next) => form.set('service', next)}
      />
      <Field label="How many" error={form.errorOf('count')}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={bookingLimits.creditsAtOnce}
          {...form.field('count')}
        />
      </Field>
      <Field label="Reason" hint="The member can read it." error={form.errorOf('reason')}>
        <Input maxLength={bookingLimits.reason} {...form.field('reason')} />
      </Field>
      <Field
        label="Until"
        hint="The last day on which they can be spent. Leave empty for no end date."
        error={form.errorOf('until')}
      >
        <Input type="date" max="9999-12-31" {...form.field('until')} />
      </Field>
    </FormDialog>
  )
}

function problemsOf({ count, reason, until }: Fields, zone: string): readonly Problem[] {
  const number = Number(count)
  const isCount = Number.isInteger(number) && number >= 1 && number <= bookingLimits.creditsAtOnce
  return [
    ...(isCount
      ? []
      : [{ field: 'count', message: `Enter a number from 1 to ${bookingLimits.creditsAtOnce}.` }]),
    ...(reason.trim() ? [] : [{ field: 'reason', message: 'Enter a reason.' }]),
    // Written so that an invalid date, whose time is NaN, is refused as well.
    ...(until && !(endOfDay(until, zone).getTime() > Date.now())
      ? [{ field: 'until', message: bookingFieldTexts.expiry_past }]
      : []),
  ]
}
