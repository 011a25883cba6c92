/** A day of the calendar in words; it has no zone, so it is written as if it were UTC (docs/decisions/0011). */
export const sayDay = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
