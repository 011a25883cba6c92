import type { Choice } from './Combobox.tsx'

/** Every time zone the browser knows, and the one that is chosen if it knows it by another name. */
export function zoneChoices(current: string): Choice[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])
  return [...zones].filter(Boolean).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}
