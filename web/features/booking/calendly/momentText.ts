const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '23 Nov 2026, 10:31' by the reader's own clock. */
export const momentText = (instant: string): string => moment.format(new Date(instant))
