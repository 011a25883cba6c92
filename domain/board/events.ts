/** What can happen on a board, in the past tense; audit rows and live events use the same words (4.12.13). */
export const boardEvents = [
  'card.created',
  'card.edited',
  'card.moved',
  'card.archived',
  'card.restored',
  'card.noted',
  'card.note_deleted',
  'card.note_restored',
  'card.made_from_line',
  'card.file_added',
  'card.file_stored',
  'card.file_refused',
  'card.file_infected',
  'card.file_deleted',
  'card.file_restored',
  'cards.moved',
  'cards.archived',
  'cards.restored',
  'decision.decided',
  'decision.reopened',
  'checkin.added',
  'checkin.deleted',
  'checkin.restored',
  'milestone.created',
  'milestone.edited',
  'milestone.archived',
  'milestone.restored',
  'metric.entered',
  'metric.deleted',
] as const
export type BoardEvent = (typeof boardEvents)[number]

/** The topic of the live stream that carries them; the browser then fetches what it may see. */
export const boardTopic = 'board'
