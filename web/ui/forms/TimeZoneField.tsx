import { useMemo } from 'react'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'

type Props = { value: string; onChange: (zone: string) => void; error?: string | undefined; hint?: string }

/** Where the person's clock hangs; found by typing a city (T-213). */
export function TimeZoneField({ value, onChange, error, hint }: Props) {
  const choices = useMemo(() => zoneChoices(value), [value])
  return (
    <Field label="Time zone" error={error} hint={hint}>
      <Combobox
        choices={choices}
        value={value}
        onChange={(zone) => zone && onChange(zone)}
        placeholder="Search for a city"
        emptyText="No matching time zones"
      />
    </Field>
  )
}

function zoneChoices(current: string) {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])
  return [...zones].filter(Boolean).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
