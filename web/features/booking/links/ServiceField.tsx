import { serviceOffers } from '#domain/booking/rules/services.ts'
import type { BookingService } from '#domain/booking/types.ts'
import { bookingServices } from '#domain/booking/types.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Select } from '#web/ui/forms/Select.tsx'

type Props = {
  value: BookingService
  error: string | null
  onChange: (service: BookingService) => void
}

/** Which session a credit or a booking link carries. */
export function ServiceField({ value, error, onChange }: Props) {
  return (
    <Field label="Session" error={error}>
      <Select
        options={bookingServices.map((each) => ({
          value: each,
          label: serviceOffers[each].label,
          note: `${serviceOffers[each].minutes} minutes`,
        }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
