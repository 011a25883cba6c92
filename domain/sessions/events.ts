import type { Events } from '#domain/eventClass.ts'

/** What can happen to a session, in the past tense: names of audit rows and live events. The trail says a status with its from and to. */
export const sessionEvents = {
  'session.scheduled': 'user_action.low',
  'session.updated': 'user_action.low',
  'session.completed': 'user_action.low',
  'session.cancelled': 'user_action.low',
  'session.reopened': 'user_action.low',
  'session.status_set': 'user_action.low',
  'session.hidden': 'user_action.low',
  'session.unhidden': 'user_action.low',
  'session.archived': 'user_action.low',
  'session.unarchived': 'user_action.low',
  'session.deleted': 'data_access.medium',
  'session.restored': 'user_action.low',
  'session.no_show_set': 'user_action.low',
  'session.no_show_cleared': 'user_action.low',
  'session.report_requested': 'user_action.low',
  'session.people_set': 'user_action.low',
  'session.note_added': 'user_action.low',
  'session.note_edited': 'user_action.low',
  'session.note_deleted': 'user_action.low',
  'session.note_restored': 'user_action.low',
  'session.note_linked': 'user_action.low',
  'session.note_unlinked': 'user_action.low',
} as const satisfies Events
export type SessionEvent = keyof typeof sessionEvents
