const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as emails and pages say until when something holds (K37). */
export const longDay = (at: string): string => day.format(new Date(at))
