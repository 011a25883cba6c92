import { useRef } from 'react'
import type { Card } from '#contract/board/cards.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { CardConflict } from './CardConflict.tsx'
import { CardFields } from './CardFields.tsx'
import { CardStage } from './CardStage.tsx'
import { useCardEdit } from './useCardEdit.ts'

type Props = { card: Card; onClose: () => void }

/** The fields of a card over the board; leaving with unsaved words asks first. */
export function EditCardDialog({ card, onClose }: Props) {
  const edit = useCardEdit(card, onClose)
  const words = useUnsaved(edit.isDirty)
  const title = useRef<HTMLInputElement>(null)
  const close = () => words.leave(onClose)
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title="Edit card"
        initialFocus={title}
        badge={<CardStage status={card.status} />}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {boardTexts.cancel}
            </Button>
            <Button variant="solid" isBusy={edit.isSaving} busyLabel="Saving" onClick={edit.save}>
              {boardTexts.save}
            </Button>
          </>
        }
      >
        {edit.isBehind ? <ChangedBanner className="mb-5" /> : null}
        <CardFields titleRef={title} form={edit.form} />
      </Dialog>
      <CardConflict edit={edit} />
    </>
  )
}
