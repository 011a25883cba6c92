/** What can happen to a plan that is given, in the past tense (T-047). */
export const billingEvents = ['grant.given', 'grant.ended'] as const
export type BillingEvent = (typeof billingEvents)[number]
