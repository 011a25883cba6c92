import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { sessionUiTexts } from '#domain/sessions/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { scheduleSession } from '../mutations.ts'
import { failureText } from '../queries.ts'
import { SessionFields } from './SessionFields.tsx'
import type { SessionForm } from './useSessionForm.ts'
import { fieldsOf, useSessionForm } from './useSessionForm.ts'

type Props = {
  zone: string
  /** Whom it is for, where that is known already. */
  memberId: string | null
  onClose: () => void
  onScheduled: (session: Session) => void
}

/** Books a session for a member, who gets an email; whoever books it leads it (4.13.1). */
export function ScheduleDialog({ zone, memberId: wanted, onClose, onScheduled }: Props) {
  const form = useSessionForm(zone, { memberId: wanted })
  const words = useUnsaved(form.isDirty)
  const order = useOrderId()
  const schedule = useMutation({
    ...scheduleSession(),
    onSuccess: ({ session }) => {
      words.release()
      onScheduled(session)
    },
    onError: form.place,
  })

  // What is to be sent, while the question is open whether it was held.
  const [past, setPast] = useState<SessionForm | null>(null)

  function store(value: SessionForm, held: boolean) {
    const { memberId, sessionType } = value
    if (!memberId) return
    const wanted = { memberId, sessionType, ...fieldsOf(value), ...(held ? { held } : {}) }
    schedule.mutate({ id: order.of(wanted), ...wanted })
  }
  const send = form.submit((value) => {
    const { endAt } = fieldsOf(value)
    if (Date.parse(endAt) <= Date.now()) setPast(value)
    else store(value, false)
  })

  return (
    <FormDialog
      title="Schedule a session"
      description="You lead this session, and the member gets an email."
      action="Schedule"
      busyLabel="Scheduling"
      isBusy={schedule.isPending}
      failure={form.failureOf(schedule.error, failed)}
      onSubmit={send}
      onClose={() => words.leave(onClose)}
    >
      <SessionFields form={form} isNew />
      <AlertDialog
        open={past !== null}
        onClose={() => setPast(null)}
        title={sessionUiTexts.fileAsHeld}
        description={sessionUiTexts.fileAsHeldHint}
        confirmLabel={sessionUiTexts.file}
        cancelLabel={sessionUiTexts.changeTime}
        onConfirm={() => {
          if (past) store(past, true)
          setPast(null)
        }}
      />
    </FormDialog>
  )
}

const failed = (error: Error): string =>
  refusalOf(error).code === 'NOT_FOUND'
    ? "You can't schedule a session for this member."
    : failureText(error, "Couldn't schedule the session.")
