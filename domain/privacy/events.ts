import type { Events } from '#domain/eventClass.ts'

/** What can happen to what people ask of us about their data, in the past tense (4.12.13). */
export const privacyEvents = {
  'period.shortened': 'data_access.low',
  'processing.accepted': 'user_action.medium',
  'export.requested': 'data_access.medium',
  'export.ready': 'data_access.low',
  'deletion.asked': 'data_access.low',
  'deletion.requested': 'data_access.medium',
  'deletion.cancelled': 'data_access.medium',
  'account.erased': 'data_access.high',
  'address.erased': 'data_access.high',
} as const satisfies Events
