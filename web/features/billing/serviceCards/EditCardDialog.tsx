import type { StaffServiceCard } from '#contract/billing/serviceCards.ts'
import type { ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { serviceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { checkServiceCard } from '#domain/billing/rules/serviceCards.ts'
import { serviceCardLabels } from '#domain/billing/rules/serviceCardTexts.ts'
import { useFieldEdit } from '#web/lib/edits/useEdit.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { ConflictDialog } from '#web/ui/overlays/ConflictDialog.tsx'
import { ChangedBanner } from '#web/ui/states/ChangedBanner.tsx'
import { CardHistory } from './CardHistory.tsx'
import { editServiceCard } from './mutations.ts'
import { ServiceCardForm } from './ServiceCardForm.tsx'
import { valueWords } from './valueWords.ts'

const conflictTitle = 'Someone else changed this service'

/** One edit of one service; a field that two people wrote is asked about (K93). */
export function EditCardDialog({ card, onClose }: { card: StaffServiceCard; onClose: () => void }) {
  const { id, version } = card
  const fields = fieldsOf(card)
  const edit = useFieldEdit({
    names: serviceCardFields,
    row: { version, fields },
    check: (_changes, whole) => checkServiceCard(whole),
    store: editServiceCard(),
    write: (from, changes) => ({ id, baseVersion: from.version, base: from.fields, changes }),
    onSaved: onClose,
  })
  return (
    <>
      <FormDialog
        title="Edit service"
        action="Save"
        busyLabel="Saving"
        isBusy={edit.isSaving}
        onSubmit={edit.save}
        isDirty={edit.isDirty}
        onClose={onClose}
      >
        {edit.isBehind ? <ChangedBanner title={conflictTitle} /> : null}
        <ServiceCardForm form={edit.form} />
        <CardHistory id={id} form={edit.form} />
      </FormDialog>
      <ConflictDialog
        title={conflictTitle}
        edit={edit}
        labels={serviceCardLabels}
        inWords={(_field, value) => valueWords(value)}
      />
    </>
  )
}

function fieldsOf(card: StaffServiceCard): ServiceCardFields {
  const { id: _, positionOrder: __, version: ___, updatedAt: ____, problems: _____, ...fields } = card
  return fields
}
