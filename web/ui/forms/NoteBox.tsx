import type { RefObject } from 'react'
import { useState } from 'react'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from './Field.tsx'
import { Textarea } from './Textarea.tsx'

type Props = {
  label: string
  maxLength: number
  isBusy: boolean
  /** Nothing new is written; words that were typed before stay until they are taken out. */
  isOff?: boolean
  /** The box, for whoever leads the keyboard there. */
  boxRef?: RefObject<HTMLTextAreaElement | null> | undefined
  /** Stores the note, and says when it is stored. */
  onAdd: (note: { id: string; words: string }, stored: () => void) => void
}

/** A new note: the words stay in the box until they are stored, and the same note sent again is the same note. */
export function NoteBox({ label, maxLength, isBusy, isOff = false, boxRef, onAdd }: Props) {
  const [words, setWords] = useState('')
  const order = useOrderId()
  const isEmpty = words.trim() === ''
  useUnsaved(!isEmpty)
  if (isOff && isEmpty) return null
  return (
    <form
      className="grid gap-2.5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) return
        const note = { words: words.trim() }
        onAdd({ id: order.of(note), ...note }, () => {
          // What was typed since it was sent is another note.
          setWords((now) => (now.trim() === note.words ? '' : now))
          order.end()
        })
      }}
    >
      <Field label={label} isLabelHidden>
        <Textarea
          ref={boxRef}
          dir="auto"
          rows={2}
          value={words}
          maxLength={maxLength}
          placeholder="Write a note"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="solid"
        className="justify-self-end"
        disabled={isEmpty}
        isBusy={isBusy}
        busyLabel="Adding"
      >
        Add note
      </Button>
    </form>
  )
}
