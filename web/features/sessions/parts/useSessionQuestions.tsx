import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import type { SessionStatus } from '#domain/sessions/types.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'
import { StatusDialog } from './StatusDialog.tsx'
import type { SessionActions } from './useSessionActions.ts'

type Asked = { session: Session; about: SessionStatus | 'delete' }

export type SessionQuestions = {
  ask: (session: Session, about: Asked['about']) => void
  /** Stands once on the screen, outside rows and menus that close. */
  dialogs: ReactNode
}

/** The questions asked before a session is completed, cancelled, set back or deleted. */
export function useSessionQuestions(actions: SessionActions, onDeleted?: () => void): SessionQuestions {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ask = (session: Session, about: Asked['about']) => setAsked({ session, about })
  if (!asked) return { ask, dialogs: null }
  const { session, about } = asked
  const manages = session.can.manage.ok
  if (about !== 'delete') {
    const hasStarted = Date.parse(session.startAt) <= Date.now()
    const isPlain = !manages || (about === 'completed' && hasStarted)
    const reason = isPlain ? 'none' : about === 'cancelled' ? 'optional' : 'required'
    return {
      ask,
      dialogs: (
        <StatusDialog session={session} to={about} reason={reason} actions={actions} onClose={close} />
      ),
    }
  }
  const action = manages && !session.can.hide.ok ? actions.delete : actions.hide
  return {
    ask,
    dialogs: (
      <AlertDialog
        open
        onOpenChange={(open) => {
          if (!open) close()
        }}
        title={sessionTexts.confirmDelete}
        description={`${session.title}. You can restore it for 30 days.`}
        confirmLabel="Delete session"
        cancelLabel="Keep it"
        isDanger
        isBusy={action.isPending}
        busyLabel="Deleting"
        onConfirm={() => action.mutate({ id: session.id }, { onSuccess: onDeleted, onSettled: close })}
      />
    ),
  }
}
