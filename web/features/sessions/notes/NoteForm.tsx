import { useMutation } from '@tanstack/react-query'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { NoteBox } from '#web/ui/forms/NoteBox.tsx'
import { addSessionNote } from './mutations.ts'

/** A new note of a session. */
export function NoteForm({ sessionId, isOff }: { sessionId: string; isOff: boolean }) {
  const add = useMutation(addSessionNote())
  return (
    <NoteBox
      label="New session note"
      maxLength={sessionLimits.note}
      isBusy={add.isPending}
      isOff={isOff}
      onAdd={({ id, words }, stored) => add.mutate({ id, sessionId, content: words }, { onSuccess: stored })}
    />
  )
}
