/** Our own words of a session that was booked in Calendly and is changed there (T-065). */
export const keptElsewhereTexts = {
  move: 'Move it in Calendly',
  timesThere: 'Booked in Calendly: its time is changed there and follows here by itself.',
} as const
