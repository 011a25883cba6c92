/** The zone this browser is in, as an IANA name. */
export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
