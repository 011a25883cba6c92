/** What can happen to somebody's consent, in the past tense (4.12.11). */
export const consentEvents = [
  'consent.asked',
  'consent.unasked',
  'consent.given',
  'consent.refused',
  'consent.withdrawn',
] as const
export type ConsentEvent = (typeof consentEvents)[number]
