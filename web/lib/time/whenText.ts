type Moment = string | number | Date

/** Words for moments by the clock of a zone, made when they are first said; without one, by that of this device. */
function words(format: Intl.DateTimeFormatOptions) {
  const made = new Map<string | null, Intl.DateTimeFormat>()
  return (at: Moment, zone: string | null): string => {
    const kept = made.get(zone) ?? formatIn(zone, format)
    made.set(zone, kept)
    return kept.format(new Date(at))
  }
}

function formatIn(zone: string | null, format: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat('en-GB', zone ? { ...format, timeZone: zone } : format)
  } catch {
    // A zone that this browser does not know.
    return new Intl.DateTimeFormat('en-GB', format)
  }
}

const clock = { hour: '2-digit', minute: '2-digit' } as const

/** '14:05' */
export const clockText = words(clock)
/** '20 Nov, 14:05' */
export const whenText = words({ day: 'numeric', month: 'short', ...clock })
/** '20 November at 14:05' */
export const longWhenText = words({ day: 'numeric', month: 'long', ...clock })
/** '20 Nov 2026, 14:05' */
export const yearWhenText = words({ day: 'numeric', month: 'short', year: 'numeric', ...clock })
/** '20 Nov 2026, 14:05:09' */
export const secondText = words({ dateStyle: 'medium', timeStyle: 'medium' })
/** '20 November' */
export const monthDayText = words({ day: 'numeric', month: 'long' })
/** '20 November 2026' */
export const longDayText = words({ day: 'numeric', month: 'long', year: 'numeric' })
/** '20 Nov 2026' */
export const dayText = words({ day: 'numeric', month: 'short', year: 'numeric' })

/** The last day of what ends at the midnight after it, in words: '31 March 2027'. */
export const lastDayText = (end: string, zone: string): string => longDayText(Date.parse(end) - 1, zone)
