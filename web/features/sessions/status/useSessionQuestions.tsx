import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Session } from '#contract/sessions.ts'
import { noShowTexts } from '#domain/sessions/rules/noShowTexts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import type { SessionStatus } from '#domain/sessions/types.ts'
import { CancelBooking } from '#web/features/booking/screens/CancelBooking.tsx'
import { useMe } from '#web/lib/signIn/session.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { deleteSession, hideSession, setNoShow } from '../mutations.ts'
import { StatusDialog } from './StatusDialog.tsx'

type Asked = { session: Session; about: SessionStatus | 'delete' | 'noShow' }

export type SessionQuestions = {
  ask: (session: Session, about: Asked['about']) => void
  /** The member has just taken one off their list. */
  isDeleted: boolean
  /** Stands once on the screen, outside rows and menus that close. */
  dialogs: ReactNode
}

/** The questions asked before a session is completed, cancelled, set back or deleted. */
export function useSessionQuestions(onDeleted?: () => void): SessionQuestions {
  const me = useMe()
  const hide = useMutation(hideSession())
  const remove = useMutation(deleteSession())
  const noShow = useMutation(setNoShow())
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return {
    ask: (session, about) => setAsked({ session, about }),
    isDeleted: hide.isSuccess,
    dialogs: asked ? question(asked) : null,
  }

  function question({ session, about }: Asked) {
    const manages = session.can.manage.ok
    if (about === 'cancelled' && session.memberId === me.userId && !me.isDemo)
      return <CancelBooking session={session} onClose={close} />
    if (about === 'noShow')
      return (
        <AlertDialog
          onClose={close}
          title={noShowTexts.question}
          description={`${session.title}. ${noShowTexts.hint}`}
          confirmLabel={noShowTexts.set}
          cancelLabel={noShowTexts.keep}
          isBusy={noShow.isPending}
          busyLabel={noShowTexts.busy}
          onConfirm={() => noShow.mutate({ id: session.id }, { onSettled: close })}
        />
      )
    if (about !== 'delete') {
      const hasStarted = Date.parse(session.startAt) <= Date.now()
      const isPlain = !manages || (about === 'completed' && hasStarted)
      const reason = isPlain ? 'none' : about === 'cancelled' ? 'optional' : 'required'
      return <StatusDialog session={session} to={about} reason={reason} onClose={close} />
    }
    const action = manages && !session.can.hide.ok ? remove : hide
    return (
      <AlertDialog
        onClose={close}
        title={sessionTexts.confirmDelete}
        description={`${session.title}. You can restore it for 30 days.`}
        confirmLabel="Delete session"
        cancelLabel="Keep it"
        isDanger
        isBusy={action.isPending}
        busyLabel="Deleting"
        onConfirm={() => action.mutate({ id: session.id }, { onSuccess: onDeleted, onSettled: close })}
      />
    )
  }
}
