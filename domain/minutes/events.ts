import type { Events } from '#domain/eventClass.ts'

/** What can happen to an outcome, in the past tense; drafting is said when it begins, so that a screen shows it. */
export const minutesEvents = {
  'minutes.drafting': 'user_action.low',
  'minutes.drafted': 'user_action.low',
  'minutes.begun': 'user_action.low',
  'minutes.draft_failed': 'user_action.low',
  'minutes.draft_erased': 'data_access.low',
  'minutes.decided': 'user_action.low',
  'minutes.reviewed': 'user_action.low',
  'minutes.approved': 'user_action.low',
  'minutes.reopened': 'user_action.low',
  'minutes.unhidden': 'user_action.low',
  'minutes.hidden': 'user_action.low',
  'drive.connecting': 'security.medium',
  'drive.connected': 'security.high',
  'drive.disconnected': 'security.medium',
  'drive.lost': 'security.medium',
  'automation.changed': 'security.medium',
  'automation.asked': 'user_action.low',
  'automation.ended': 'user_action.low',
  'match.linked': 'data_access.low',
  'match.confirmed': 'data_access.low',
  'match.undone': 'user_action.low',
  'match.dismissed': 'user_action.low',
  'match.retried': 'user_action.low',
  'match.heard': 'data_access.low',
  'transcription.asked': 'user_action.low',
  'transcription.moved': 'user_action.low',
  'transcription.cancelled': 'user_action.low',
  'transcription.ended': 'user_action.low',
} as const satisfies Events
export type MinutesEvent = keyof typeof minutesEvents
