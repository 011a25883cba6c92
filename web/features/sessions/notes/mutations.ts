import type { SessionNote } from '#contract/sessions/notes.ts'
import { noteLinkedTo, sessionNoteTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { failureText } from '../queries.ts'

const undoMs = 10_000
const refresh = [orpc.sessions.listSessionNotes.key()]
const failed = (text: string) => (error: Error) => failureText(error, text)

export const addSessionNote = () =>
  mutation(orpc.sessions.addSessionNote.mutationOptions(), {
    success: sessionNoteTexts.added,
    failure: failed(sessionNoteTexts.saveFailed),
    refresh,
  })

/** What keeps an edit from being stored is said next to its words. */
export const editSessionNote = () =>
  mutation(orpc.sessions.editSessionNote.mutationOptions(), { success: 'Session note saved', refresh })

export const deleteSessionNote = () =>
  mutation(orpc.sessions.deleteSessionNote.mutationOptions(), {
    success: (_, { id }) => ({
      text: sessionNoteTexts.deleted,
      timeoutMs: undoMs,
      action: { label: 'Undo', onPress: () => send(restoreSessionNote(), { id }) },
    }),
    failure: failed(sessionNoteTexts.deleteFailed),
    refresh,
  })

export const restoreSessionNote = () =>
  mutation(orpc.sessions.restoreSessionNote.mutationOptions(), {
    success: 'Session note restored',
    failure: failed(sessionNoteTexts.saveFailed),
    refresh,
  })

/** `before` is the card it led to until now, for the way back. */
export const linkSessionNote = (before: SessionNote['card']) =>
  mutation(orpc.sessions.linkSessionNote.mutationOptions(), {
    success: ({ note }, { id }) => ({
      text: note.card ? noteLinkedTo(note.card.title) : sessionNoteTexts.linked,
      timeoutMs: undoMs,
      action: {
        label: 'Undo',
        onPress: () =>
          before
            ? send(linkSessionNote(note.card), { id, cardId: before.id })
            : send(unlinkSessionNote(), { id }),
      },
    }),
    failure: failed(sessionNoteTexts.linkFailed),
    refresh,
  })

export const unlinkSessionNote = () =>
  mutation(orpc.sessions.unlinkSessionNote.mutationOptions(), {
    success: 'Link removed',
    failure: failed(sessionNoteTexts.linkFailed),
    refresh,
  })
