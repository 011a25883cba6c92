import { useRef, useState } from 'react'
import type { Card } from '#contract/board.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { AlertDialog } from '#web/ui/AlertDialog.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CardConflict } from './CardConflict.tsx'
import { CardFields } from './CardFields.tsx'
import { CardStage } from './CardStage.tsx'
import { ChangedBanner } from './ChangedBanner.tsx'
import { useCardEdit } from './useCardEdit.ts'

type Props = { card: Card; onClose: () => void }

/** The fields of a card over the board; leaving with unsaved words asks first. */
export function EditCardDialog({ card, onClose }: Props) {
  const edit = useCardEdit(card, onClose)
  const [isAsking, setAsking] = useState(false)
  const title = useRef<HTMLInputElement>(null)
  const close = () => (edit.isDirty ? setAsking(true) : onClose())
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
        <CardFields titleRef={title} value={edit.draft} onChange={edit.change} problems={edit.problems} />
      </Dialog>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you wrote on this card has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
        onConfirm={onClose}
      />
      <CardConflict edit={edit} />
    </>
  )
}
