import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { sessionRefusals, sessionTexts } from '#domain/sessions/texts.ts'
import type { SessionStatus } from '#domain/sessions/types.ts'
import { useIsPhoneConsole } from '#web/lib/page/consoleLinks.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { setSessionStatus } from '../mutations.ts'
import { failureText } from '../queries.ts'

type Props = {
  session: Session
  to: SessionStatus
  /** Staff say why; early completion and reopening do not go without it (T-075, T-214). */
  reason: 'none' | 'optional' | 'required'
  onClose: () => void
}

const questions: Record<SessionStatus, { title: string; confirm: string; keep: string; busy: string }> = {
  completed: {
    title: 'Mark this session as completed?',
    confirm: sessionTexts.markComplete,
    keep: 'Not yet',
    busy: 'Marking',
  },
  cancelled: {
    title: 'Cancel this session?',
    confirm: 'Cancel session',
    keep: 'Keep it',
    busy: 'Cancelling',
  },
  scheduled: {
    title: 'Set this session back to scheduled?',
    confirm: 'Set back',
    keep: 'Leave it',
    busy: 'Setting back',
  },
}

/** Asks before a session changes where it stands. */
export function StatusDialog({ session, to, reason, onClose }: Props) {
  const setStatus = useMutation(setSessionStatus(useIsPhoneConsole()))
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { title, confirm, keep, busy } = questions[to]
  const unsaved = useUnsaved(words.trim() !== '')

  function go() {
    if (reason === 'required' && !words.trim()) return setProblem(sessionRefusals.reason_missing)
    setStatus.mutate(
      { id: session.id, status: to, ...(words.trim() ? { reason: words.trim() } : {}) },
      {
        onSuccess: () => {
          unsaved.release()
          onClose()
        },
        // The words stay where they can be sent again; a question without words has nothing to keep.
        onError: (error) => {
          if (reason === 'none') onClose()
          else setProblem(failureText(error))
        },
      },
    )
  }

  return (
    <AlertDialog
      onClose={() => unsaved.leave(onClose)}
      title={title}
      description={
        to === 'cancelled'
          ? `${session.title}. Everyone in it is notified. ${session.can.manage.ok ? 'You can set it back.' : 'Only your advisor can set it back.'}`
          : session.title
      }
      confirmLabel={confirm}
      cancelLabel={keep}
      isDanger={to === 'cancelled'}
      isBusy={setStatus.isPending}
      busyLabel={busy}
      onConfirm={go}
    >
      {reason === 'none' ? null : (
        <Field
          className="mt-4"
          label={reason === 'required' ? 'Reason' : 'Reason (optional)'}
          hint="The member can read it."
          error={problem}
        >
          <Textarea
            value={words}
            maxLength={sessionLimits.reason}
            onChange={(event) => {
              setWords(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
      )}
    </AlertDialog>
  )
}
