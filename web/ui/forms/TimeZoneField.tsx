import { useMemo } from 'react'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'

type ZoneProps = { value: string; onChange: (zone: string) => void }

/** Where the person's clock hangs; found by typing a city (T-213). */
export function TimeZoneField({
  value,
  onChange,
  error,
  hint,
}: ZoneProps & { error?: string | null | undefined; hint?: string }) {
  return (
    <Field label="Time zone" error={error} hint={hint}>
      <TimeZoneCombobox value={value} onChange={onChange} />
    </Field>
  )
}

/** The same without a label of a field around it, named by `label` where nothing else names it. */
export function TimeZoneCombobox({ value, onChange, label }: ZoneProps & { label?: string }) {
  const choices = useMemo(() => zoneChoices(value), [value])
  return (
    <Combobox
      {...(label ? { label } : {})}
      choices={choices}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      placeholder="Search for a city"
      emptyText="No matching time zones"
    />
  )
}

function zoneChoices(current: string) {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])
  return [...zones].filter(Boolean).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
