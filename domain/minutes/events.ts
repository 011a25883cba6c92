/** What can happen to an outcome, in the past tense; drafting is said when it begins, so that a screen shows it. */
export const minutesEvents = [
  'minutes.drafting',
  'minutes.drafted',
  'minutes.draft_failed',
  'minutes.draft_erased',
  'minutes.decided',
  'minutes.reviewed',
  'minutes.approved',
  'minutes.reopened',
  'drive.connecting',
  'drive.connected',
  'drive.disconnected',
  'drive.lost',
  'automation.changed',
  'automation.asked',
  'automation.ended',
  'match.linked',
  'match.confirmed',
  'match.undone',
  'match.dismissed',
] as const
export type MinutesEvent = (typeof minutesEvents)[number]
