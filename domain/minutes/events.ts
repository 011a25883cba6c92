/** What can happen to an outcome, in the past tense. */
export const minutesEvents = [
  'minutes.drafted',
  'minutes.draft_failed',
  'minutes.edited',
  'minutes.reviewed',
  'minutes.approved',
  'minutes.reopened',
  'minutes.archived',
  'minutes.evidence_erased',
  'minutes.card_made',
] as const
export type MinutesEvent = (typeof minutesEvents)[number]
