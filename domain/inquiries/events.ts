import type { Events } from '#domain/eventClass.ts'

/** What can happen to a request, in the past tense (K89). */
export const inquiryEvents = {
  'inquiry.opened': 'user_action.low',
  'inquiry.withdrawn': 'user_action.low',
  'inquiry.taken': 'user_action.low',
  'inquiry.drafted': 'user_action.low',
  'inquiry.answered': 'user_action.low',
  'inquiry.commented': 'user_action.low',
  'inquiry.reopened': 'user_action.low',
  'inquiry.released': 'user_action.low',
  'inquiry.exported': 'data_access.high',
} as const satisfies Events
