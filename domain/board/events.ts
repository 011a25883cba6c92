import type { Events } from '#domain/eventClass.ts'

/** What can happen on a board, in the past tense; audit rows and live events use the same words (4.12.13). */
export const boardEvents = {
  'card.created': 'user_action.low',
  'card.edited': 'user_action.low',
  'card.moved': 'user_action.low',
  'card.archived': 'user_action.low',
  'card.restored': 'user_action.low',
  'card.noted': 'user_action.low',
  'card.note_deleted': 'user_action.low',
  'card.note_restored': 'user_action.low',
  'card.made_from_line': 'user_action.low',
  'card.file_added': 'user_action.low',
  'card.file_stored': 'user_action.low',
  'card.file_refused': 'user_action.low',
  'card.file_infected': 'security.high',
  'card.file_deleted': 'user_action.low',
  'card.file_restored': 'user_action.low',
  'cards.moved': 'user_action.low',
  'cards.archived': 'user_action.low',
  'cards.restored': 'user_action.low',
  'decision.decided': 'user_action.low',
  'decision.reopened': 'user_action.low',
  'checkin.added': 'user_action.low',
  'checkin.deleted': 'user_action.low',
  'checkin.restored': 'user_action.low',
  'milestone.created': 'user_action.low',
  'milestone.edited': 'user_action.low',
  'milestone.archived': 'user_action.low',
  'milestone.restored': 'user_action.low',
  'metric.entered': 'user_action.low',
  'metric.deleted': 'user_action.low',
} as const satisfies Events

/** The topic of the live stream that carries them; the browser then fetches what it may see. */
export const boardTopic = 'board'
