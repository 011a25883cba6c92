const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** '20 Nov, 14:05', on the reader's own clock. */
export const whenText = (instant: string): string => words.format(new Date(instant))
