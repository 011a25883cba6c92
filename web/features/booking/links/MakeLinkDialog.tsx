import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrder } from '#web/lib/forms/useOrderId.ts'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { makeBookingLink } from './mutations.ts'
import { bookingFailure } from './queries.ts'
import { ServiceField } from './ServiceField.tsx'

type Fields = { service: BookingService; advisorId: string; forEmail: string }
const anybody = 'any'

/** A secret of 256 bits, made here: the server keeps its hash alone, so the link is shown once and never again. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const newLink = () => ({ id: crypto.randomUUID(), token: newToken() })

/** Makes a booking link, then shows it to be copied. */
export function MakeLinkDialog({ onClose }: { onClose: () => void }) {
  const order = useOrder(newLink)
  const [token, setToken] = useState<string | null>(null)
  const advisors = useQuery(orpc.booking.listOpenAdvisors.queryOptions())
  const form = useCheckedForm<Fields>({
    start: { service: 'introduction', advisorId: anybody, forEmail: '' },
    check: () => [],
  })
  const make = useMutation({
    ...makeBookingLink(),
    onSuccess: (_, made) => setToken(made.token),
    onError: form.place,
  })
  const send = form.submit(({ service, advisorId, forEmail }) => {
    const asked = {
      service,
      advisorId: advisorId === anybody ? null : advisorId,
      forEmail: forEmail.trim() || null,
    }
    make.mutate({ ...order.of(asked), ...asked })
  })
  if (token) return <MadeDialog token={token} onClose={onClose} />
  return (
    <FormDialog
      title="Make a booking link"
      description="It carries one session, for one use within 14 days. Nothing is sent: you copy it and send it yourself."
      action="Make link"
      busyLabel="Making"
      isBusy={make.isPending}
      failure={form.failureOf(make.error, bookingFailure)}
      onSubmit={send}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <ServiceField
        value={form.watch('service')}
        error={form.errorOf('service')}
        onChange={(next) => form.set('service', next)}
      />
      <Field label="With" error={form.errorOf('advisorId')}>
        <Select
          options={[
            { value: anybody, label: 'Any advisor' },
            ...(advisors.data?.advisors ?? []).map((each) => ({ value: each.id, label: each.name })),
          ]}
          value={form.watch('advisorId')}
          onChange={(next) => form.set('advisorId', next)}
        />
      </Field>
      <Field
        label="For this email address"
        hint="Leave empty for whoever opens it first."
        error={form.errorOf('forEmail')}
      >
        <Input type="email" autoComplete="off" {...form.field('forEmail')} />
      </Field>
    </FormDialog>
  )
}

function MadeDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const address = new URL(paths.bookingLink(token), window.location.origin).href
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Link copied to clipboard'),
      () => toast.error("Couldn't copy the link. Select it and copy it by hand."),
    )
  return (
    <Dialog
      onClose={onClose}
      title="The booking link is ready"
      description="Copy it now: it is shown this once."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Done
          </Button>
          <Button variant="solid" icon={Copy} onClick={() => void copy()}>
            Copy link
          </Button>
        </>
      }
    >
      <Field label="Booking link">
        <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </Dialog>
  )
}
