import { useMutation } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { emailMax } from '#domain/accounts/limits.ts'
import { consentLimits } from '#domain/consent/limits.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { inviteGuest } from './mutations.ts'
import { consentFailure } from './queries.ts'

/** Asks somebody further who is in the session, by mail with a link of their own (4.12.11). */
export function InviteGuest({ sessionId }: { sessionId: string }) {
  const [isOpen, setOpen] = useState(false)
  const order = useOrderId()
  const form = useCheckedForm({
    start: { name: '', email: '' },
    check: ({ name }) => (name.trim() ? [] : [{ field: 'name', message: "Enter the guest's name." }]),
  })
  // Closing keeps the words for the next opening; leaving the screen does not.
  useUnsaved(form.isDirty)
  const invite = useMutation(inviteGuest())

  const send = form.submit((typed) => {
    const guest = { name: typed.name.trim(), email: typed.email.trim() }
    invite.mutate(
      { id: order.of(guest), sessionId, ...guest },
      {
        onSuccess: () => {
          setOpen(false)
          form.reset()
          order.end()
        },
        onError: (error) => form.say('email', consentFailure(error)),
      },
    )
  })

  return (
    <>
      <Button size="small" icon={UserPlus} onClick={() => setOpen(true)}>
        Ask a guest
      </Button>
      {isOpen ? (
        <FormDialog
          size="small"
          title="Ask a guest"
          description={`They get an email with a link that works for ${consentLimits.linkDays} days. Asking the same address again renews it.`}
          action="Send request"
          busyLabel="Sending"
          isBusy={invite.isPending}
          onSubmit={send}
          onClose={() => setOpen(false)}
        >
          <Field label="Name" error={form.errorOf('name')}>
            <Input {...form.field('name')} maxLength={consentLimits.guestName} autoComplete="off" />
          </Field>
          <Field label="Email" error={form.errorOf('email')}>
            <Input type="email" {...form.field('email')} maxLength={emailMax} autoComplete="off" />
          </Field>
        </FormDialog>
      ) : null}
    </>
  )
}
