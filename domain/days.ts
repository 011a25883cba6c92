const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const weekday = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** 'Thursday 11 June': a day of the calendar that is near, 'YYYY-MM-DD'. */
export const nearDay = (at: string): string => weekday.format(new Date(at))

/** '3 June 2026': a day of the calendar, or that of an instant in UTC, as emails, documents and pages write it (4.13.3, K37, K71). */
export const longDay = (at: string | Date): string => day.format(new Date(at))
