import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { orpc } from '#web/lib/api.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { FormError } from '#web/ui/FormError.tsx'
import { failureText } from '../queries.ts'
import { SessionFields } from './SessionFields.tsx'
import { useSessionForm } from './useSessionForm.ts'

type Props = { zone: string; onClose: () => void; onScheduled: (session: Session) => void }

/** Books a session for a member, which makes whoever books it their advisor and mails the member (4.12.3). */
export function ScheduleDialog({ zone, onClose, onScheduled }: Props) {
  const form = useSessionForm(zone)
  const words = useUnsaved(form.isDirty)
  const close = () => words.leave(onClose)
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  // Made once, so that trying again is the same session.
  const [id] = useState(() => crypto.randomUUID())
  const schedule = useMutation(
    orpc.sessions.scheduleSession.mutationOptions({
      onSuccess: ({ session }) => {
        toast.success(`Session scheduled. ${session.memberName} gets an email.`)
        words.release()
        onScheduled(session)
      },
      onError: (error) => {
        if (form.take(error)) return
        setFailure(
          refusalOf(error).code === 'NOT_FOUND'
            ? "You can't schedule a session for this member."
            : failureText(error, "Couldn't schedule the session."),
        )
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.sessions.key() }),
    }),
  )

  function send() {
    const times = form.check()
    const { memberId, sessionType, title, timeZone, meetingUrl, description, notes } = form.value
    if (!times || !memberId) return
    setFailure(null)
    schedule.mutate({
      id,
      memberId,
      sessionType,
      title: title.trim(),
      ...times,
      timeZone,
      meetingUrl: meetingUrl.trim() || null,
      description: description.trim(),
      notes: notes.trim(),
    })
  }

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
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FormError>{failure}</FormError>
        <SessionFields form={form} isNew />
        <button type="submit" className="hidden" aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
