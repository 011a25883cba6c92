/** What can happen to plans that are given and to the cards of the catalogue, in the past tense (T-047, K12). */
export const billingEvents = [
  'grant.given',
  'grant.ended',
  'service_card.created',
  'service_card.edited',
  'service_card.moved',
] as const
export type BillingEvent = (typeof billingEvents)[number]
