import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { boardLimits } from '#domain/board/limits.ts'
import { checkCardDraft } from '#domain/board/rules/cards.ts'
import { columnNames } from '#domain/board/texts.ts'
import type { CardStatus } from '#domain/board/types.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'

type Props = {
  status: CardStatus
  /** Hands the title on; `takeBack` takes the words back if the server says no, and answers false where it has no room for them. */
  onAdd: (title: string, takeBack: () => boolean) => void
  onClose: () => void
}

/** A title at the head of a column; Enter adds it and asks for the next, Escape closes. */
export function CardComposer({ status, onAdd, onClose }: Props) {
  const [title, setTitle] = useState('')
  const inBox = useRef('')
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const words = useUnsaved(title.trim() !== '')
  const close = () => words.leave(onClose)

  function write(words: string) {
    inBox.current = words
    setTitle(words)
  }

  function add() {
    const [found] = checkCardDraft({ title, status }, [])
    setProblem(found?.message ?? null)
    box.current?.focus()
    if (found) return
    const typed = title
    write('')
    onAdd(typed.trim(), () => {
      const hasRoom = box.current !== null && inBox.current === ''
      if (hasRoom) write(typed)
      return hasRoom
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <form
      className="grid gap-2.5 rounded-[10px] border border-line-strong bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field label={`New card in ${columnNames[status]}`} isLabelHidden error={problem}>
        <Textarea
          ref={box}
          rows={2}
          autoFocus
          value={title}
          maxLength={boardLimits.titleLength}
          placeholder="What needs to be done?"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            write(event.target.value.replace(/\n/g, ' '))
            setProblem(null)
          }}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="small" variant="quiet" onClick={close}>
          Close
        </Button>
        <Button size="small" variant="solid" type="submit">
          Add card
        </Button>
      </div>
    </form>
  )
}
