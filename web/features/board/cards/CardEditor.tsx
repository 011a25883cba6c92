import { useEffect, useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { CardConflict } from './CardConflict.tsx'
import { CardFields } from './CardFields.tsx'
import { useCardEdit } from './useCardEdit.ts'

type Props = { card: Card; onDone: () => void }

/** The fields of a card on its own page. */
export function CardEditor({ card, onDone }: Props) {
  const edit = useCardEdit(card, onDone)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  useUnsaved(edit.isDirty)

  return (
    <form ref={form} className="grid max-w-[42rem] gap-5" onSubmit={edit.save}>
      {edit.isBehind ? <ChangedBanner /> : null}
      <CardFields form={edit.form} card={card} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="solid" type="submit" isBusy={edit.isSaving} busyLabel="Saving">
          {boardTexts.save}
        </Button>
      </div>
      <CardConflict edit={edit} />
    </form>
  )
}
