import { useMutation } from '@tanstack/react-query'
import { checkServiceCard, serviceCardDefaults } from '#domain/billing/rules/serviceCards.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { createServiceCard } from './mutations.ts'
import { ServiceCardForm } from './ServiceCardForm.tsx'

/** A new service; what was typed stays until it is stored. */
export function NewCardDialog({ onClose }: { onClose: () => void }) {
  const order = useOrderId()
  const form = useCheckedForm({ start: serviceCardDefaults, check: checkServiceCard })
  const create = useMutation({ ...createServiceCard(), onSuccess: onClose, onError: form.place })
  return (
    <FormDialog
      title="New service"
      action="Add service"
      busyLabel="Saving"
      isBusy={create.isPending}
      onSubmit={form.submit((fields) => create.mutate({ id: order.of(fields), ...fields }))}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <ServiceCardForm form={form} />
    </FormDialog>
  )
}
