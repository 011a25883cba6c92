import type { Card } from '#contract/board/cards.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { CardConflict } from './CardConflict.tsx'
import { CardFields } from './CardFields.tsx'
import { CardStage } from './CardStage.tsx'
import { useCardEdit } from './useCardEdit.ts'

type Props = { card: Card; onClose: () => void }

/** The fields of a card over the board; leaving with unsaved words asks first. */
export function EditCardDialog({ card, onClose }: Props) {
  const edit = useCardEdit(card, onClose)
  return (
    <>
      <FormDialog
        title="Edit card"
        badge={<CardStage status={card.status} />}
        action={boardTexts.save}
        busyLabel="Saving"
        isBusy={edit.isSaving}
        onSubmit={edit.save}
        isDirty={edit.isDirty}
        onClose={onClose}
      >
        {edit.isBehind ? <ChangedBanner /> : null}
        <CardFields form={edit.form} card={card} />
      </FormDialog>
      <CardConflict edit={edit} />
    </>
  )
}
