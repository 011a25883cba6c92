import type { Session } from '#contract/sessions.ts'
import { noShowTexts } from '#domain/sessions/rules/noShowTexts.ts'
import { sessionMarkedAs, sessionRefusals, sessionTexts, sessionUiTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import type { Notice } from '#web/lib/calls/mutation.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { failureText } from './queries.ts'

const undoMs = 10_000

/** Every step of a session ends with a fresh look at all that hangs on it. */
const told = (failed?: string) => ({
  failure: (error: Error) => failureText(error, failed),
  refresh: [orpc.sessions.key(), orpc.consent.key(), orpc.minutes.key(), orpc.recordings.key()],
  waits: true,
})

const deleted = (undo: () => void) => ({
  text: sessionTexts.deleted,
  timeoutMs: undoMs,
  action: { label: 'Undo', onPress: undo },
})

export const setSessionStatus = (isPhone: boolean) =>
  mutation(orpc.sessions.setSessionStatus.mutationOptions(), {
    ...told(),
    success: ({ session }) => ({
      // The phone says it of every status, the desktop names a cancelled one by itself (spec 2 §8, spec 3 §8).
      text:
        session.status === 'cancelled' && !isPhone ? sessionTexts.cancelled : sessionMarkedAs(session.status),
      ...undoFor(session),
    }),
  })

/** Staff take it back at once, which its member is told as of any other reopening (T-075). */
function undoFor({ id, can }: Session): Pick<Notice, 'timeoutMs' | 'action'> {
  if (!can.reopen.ok) return {}
  const undo = () =>
    send(setSessionStatus(false), { id, status: 'scheduled' as const, reason: sessionTexts.undone })
  return { timeoutMs: undoMs, action: { label: 'Undo', onPress: undo } }
}

/** From the overview of staff, where only the session itself is shown. */
export const completeSession = () =>
  mutation(orpc.sessions.setSessionStatus.mutationOptions(), {
    success: ({ session }) => ({ text: sessionTexts.completed, ...undoFor(session) }),
    failure: (error) => {
      const { reason, message } = refusalOf(error)
      return reasonWords(sessionRefusals, reason) ?? message
    },
    refresh: [orpc.sessions.key()],
    waits: true,
  })

export const hideSession = () =>
  mutation(orpc.sessions.hideSession.mutationOptions(), {
    ...told(sessionTexts.deleteFailed),
    success: (_, { id }) => deleted(() => send(unhideSession(), { id })),
  })

export const unhideSession = () => mutation(orpc.sessions.unhideSession.mutationOptions(), told())

export const deleteSession = () =>
  mutation(orpc.sessions.deleteSession.mutationOptions(), {
    ...told(sessionTexts.deleteFailed),
    success: (_, { id }) => deleted(() => send(restoreSession(), { id })),
  })

export const restoreSession = () => mutation(orpc.sessions.restoreSession.mutationOptions(), told())

const undone = (undo: () => void) => ({
  text: noShowTexts.done,
  timeoutMs: undoMs,
  action: { label: 'Undo', onPress: undo },
})

export const setNoShow = () =>
  mutation(orpc.sessions.setNoShow.mutationOptions(), {
    ...told(),
    success: (_, { id }) => undone(() => send(clearNoShow(), { id })),
  })

export const clearNoShow = () =>
  mutation(orpc.sessions.clearNoShow.mutationOptions(), { ...told(), success: noShowTexts.cleared })

export const archiveSession = () => mutation(orpc.sessions.archiveSession.mutationOptions(), told())

export const unarchiveSession = () => mutation(orpc.sessions.unarchiveSession.mutationOptions(), told())

export const requestReport = () =>
  mutation(orpc.minutes.requestDraft.mutationOptions(), {
    ...told(sessionTexts.reportFailed),
    success: { text: 'Report requested', id: 'report' },
  })

/** The form says what is wrong with a new session. */
export const scheduleSession = () =>
  mutation(orpc.sessions.scheduleSession.mutationOptions(), {
    success: ({ session }, { held }) =>
      held
        ? sessionUiTexts.filed(session.memberName)
        : `Session scheduled. ${session.memberName} gets an email.`,
    // A request for such a session is answered by it.
    refresh: [orpc.sessions.key(), orpc.inquiries.key()],
  })

/** The form says what is wrong with an edit. */
export const editSession = () =>
  mutation(orpc.sessions.editSession.mutationOptions(), {
    success: 'Session saved',
    refresh: [orpc.sessions.key()],
    waits: true,
  })
