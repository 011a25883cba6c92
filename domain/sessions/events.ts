/** What can happen to a session, in the past tense: names of audit rows and live events. The trail says a status with its from and to. */
export const sessionEvents = [
  'session.scheduled',
  'session.updated',
  'session.completed',
  'session.cancelled',
  'session.reopened',
  'session.status_set',
  'session.hidden',
  'session.unhidden',
  'session.archived',
  'session.unarchived',
  'session.deleted',
  'session.restored',
  'session.report_requested',
  'session.people_set',
  'session.note_added',
  'session.note_edited',
  'session.note_deleted',
  'session.note_restored',
  'session.note_linked',
  'session.note_unlinked',
] as const
export type SessionEvent = (typeof sessionEvents)[number]
