import type { Events } from '#domain/eventClass.ts'

/** What can happen to somebody's consent, in the past tense (4.12.11). */
export const consentEvents = {
  'consent.asked': 'user_action.low',
  'consent.unasked': 'user_action.low',
  'consent.given': 'user_action.low',
  'consent.refused': 'user_action.low',
  'consent.withdrawn': 'data_access.medium',
} as const satisfies Events
export type ConsentEvent = keyof typeof consentEvents
