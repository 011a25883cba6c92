type Moment = string | number | Date

/** Words for moments on the reader's own clock, made when they are first said. */
function words(format: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | undefined
  return (at: Moment): string => {
    made ??= new Intl.DateTimeFormat('en-GB', format)
    return made.format(new Date(at))
  }
}

const clock = { hour: '2-digit', minute: '2-digit' } as const

/** '20 Nov, 14:05' */
export const whenText = words({ day: 'numeric', month: 'short', ...clock })
/** '20 November at 14:05' */
export const longWhenText = words({ day: 'numeric', month: 'long', ...clock })
/** '20 Nov 2026, 14:05' */
export const yearWhenText = words({ day: 'numeric', month: 'short', year: 'numeric', ...clock })
/** '20 November 2026' */
export const longDayText = words({ day: 'numeric', month: 'long', year: 'numeric' })
/** '20 Nov 2026' */
export const dayText = words({ day: 'numeric', month: 'short', year: 'numeric' })

/** The last day of what ends at the midnight after it, in words: '31 March 2027'. */
export const lastDayText = (end: string): string => longDayText(Date.parse(end) - 1)
