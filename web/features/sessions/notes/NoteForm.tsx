import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { addSessionNote } from './mutations.ts'

/** A new note: the words stay in the box until they are stored, and the same note sent again is the same note. */
export function NoteForm({ sessionId }: { sessionId: string }) {
  const [content, setContent] = useState('')
  const [id, setId] = useState(() => crypto.randomUUID())
  useUnsaved(content.trim() !== '')
  const add = useMutation({
    ...addSessionNote(),
    onSuccess: () => {
      setContent('')
      setId(crypto.randomUUID())
    },
  })
  return (
    <form
      className="grid gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (content.trim() !== '') add.mutate({ id, sessionId, content: content.trim() })
      }}
    >
      <Field label="New session note" isLabelHidden>
        <Textarea
          dir="auto"
          rows={2}
          value={content}
          maxLength={sessionLimits.note}
          placeholder="Write a note"
          onChange={(event) => setContent(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="solid"
        className="justify-self-end"
        disabled={content.trim() === ''}
        isBusy={add.isPending}
        busyLabel="Adding"
      >
        Add note
      </Button>
    </form>
  )
}
