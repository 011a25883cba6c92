import type { Events } from '#domain/eventClass.ts'

/** What can happen to plans that are given and to the cards of the catalogue, in the past tense (T-047, K12). */
export const billingEvents = {
  'grant.given': 'security.medium',
  'grant.ended': 'security.medium',
  'service_card.created': 'user_action.low',
  'service_card.edited': 'user_action.low',
  'service_card.moved': 'user_action.low',
} as const satisfies Events
