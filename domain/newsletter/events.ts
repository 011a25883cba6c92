import type { Events } from '#domain/eventClass.ts'

/** What can happen to a place on a list and to an issue of YELMail, in the past tense (K13, K15). */
export const newsletterEvents = {
  'list.joined': 'user_action.low',
  'list.confirmed': 'user_action.low',
  'list.left': 'user_action.low',
  'list.exported': 'data_access.high',
  'report.opened': 'data_access.low',
  'preferences.changed': 'user_action.low',
  'preferences.asked': 'user_action.low',
  'issue.created': 'user_action.low',
  'issue.edited': 'user_action.low',
  'issue.deleted': 'user_action.medium',
  'issue.tested': 'user_action.low',
  'issue.scheduled': 'user_action.medium',
  'issue.unscheduled': 'user_action.low',
  'issue.sent': 'user_action.medium',
  'issue.stopped': 'user_action.medium',
  'issue.finished': 'user_action.low',
  'issue.bounced': 'user_action.low',
  'issue.complained': 'user_action.medium',
  'address.suppressed': 'user_action.medium',
  'address.released': 'user_action.medium',
  'subscribers.exported': 'data_access.high',
} as const satisfies Events
export type NewsletterEvent = keyof typeof newsletterEvents
