import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { scheduleSession } from '../mutations.ts'
import { failureText } from '../queries.ts'
import { SessionFields } from './SessionFields.tsx'
import { fieldsOf, useSessionForm } from './useSessionForm.ts'

type Props = { zone: string; onClose: () => void; onScheduled: (session: Session) => void }

/** Books a session for a member, which makes whoever books it their advisor and mails the member (4.12.3). */
export function ScheduleDialog({ zone, onClose, onScheduled }: Props) {
  const form = useSessionForm(zone)
  const words = useUnsaved(form.isDirty)
  const close = () => words.leave(onClose)
  const [failure, setFailure] = useState<string | null>(null)
  // Made once, so that trying again is the same session.
  const [id] = useState(() => crypto.randomUUID())
  const schedule = useMutation({
    ...scheduleSession(),
    onSuccess: ({ session }) => {
      words.release()
      onScheduled(session)
    },
    onError: (error) => {
      if (form.place(error)) return
      setFailure(
        refusalOf(error).code === 'NOT_FOUND'
          ? "You can't schedule a session for this member."
          : failureText(error, "Couldn't schedule the session."),
      )
    },
  })

  const send = form.submit((value) => {
    const { memberId, sessionType } = value
    if (!memberId) return
    setFailure(null)
    schedule.mutate({ id, memberId, sessionType, ...fieldsOf(value) })
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title="Schedule a session"
      description="You become this member's advisor, and they get an email."
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" isBusy={schedule.isPending} busyLabel="Scheduling" onClick={send}>
            Schedule
          </Button>
        </>
      }
    >
      <form className="grid gap-5" onSubmit={send}>
        <FormError>{failure}</FormError>
        <SessionFields form={form} isNew />
        <button type="submit" className="hidden" aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
