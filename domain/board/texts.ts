import type { CardField, CardPriority, CardStatus } from './types.ts'

/** Texts of cards, exact as specified (spec 3 §2, §8 'Cards'). */
export const boardTexts = {
  notFound: 'Card not found',
  loadFailed: 'Failed to load card',
  updated: 'Card updated',
  updateFailed: 'Failed to update card',
  listFailed: 'Failed to load board cards',
  /** Shown only while the flag card_create is off (T-105). */
  createComingSoon: 'Create new card functionality coming soon',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save Changes',
  back: 'Back to Board',
  tabDetails: 'Details',
  tabNotes: 'Notes',
  tabAttachments: 'Attachments',
} as const

/** The columns of the board, by status. */
export const columnNames: Readonly<Record<CardStatus, string>> = {
  backlog: 'Backlog',
  in_progress: 'In progress',
  completed: 'Completed',
}

/** The four priorities as badges say them (T-106). */
export const priorityNames: Readonly<Record<CardPriority, string>> = {
  urgent: 'Urgent',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
}

/** The fields of a card as forms and messages name them. */
export const cardFieldLabels: Readonly<Record<CardField, string>> = {
  title: 'Title',
  description: 'Description',
  priority: 'Priority',
  assignedTo: 'Assigned to',
  dueOn: 'Due date',
  labels: 'Labels',
}

/** Our own words around the board, where the specification has none. */
export const boardHouseTexts = {
  newCard: 'New card',
  created: 'Card created',
  archived: 'Card archived',
  restored: 'Card restored',
  undo: 'Undo',
  move: 'Move',
  moveTo: (column: string) => `Move to ${column}`,
  noMatch: 'No cards match your search',
  emptyColumn: 'No cards here yet',
  conflictTitle: 'This card was changed by somebody else',
  conflict: 'Your text is kept. Choose which version of each marked field to save.',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
  makeCard: 'Make a card',
  cardMade: 'Card made from this line',
  cardAlreadyMade: 'This line already has a card',
  boardFull: 'This board is full: archived cards count too.',
} as const

/** What a screen reader is told while a card moves, by pointer, menu or keyboard (K94). `place` counts from 1. */
export const boardAnnouncements = {
  pickedUp: (title: string, column: string, place: number, count: number) =>
    `Picked up ${title}. ${column}, ${place} of ${count}. Arrow keys move it, Space or Enter puts it down, Escape cancels.`,
  over: (title: string, column: string, place: number, count: number) =>
    `${title} is over ${column}, ${place} of ${count}.`,
  dropped: (title: string, column: string, place: number, count: number) =>
    `${title} moved to ${column}, ${place} of ${count}.`,
  cancelled: (title: string, column: string) => `Move cancelled. ${title} is back in ${column}.`,
  undone: (title: string, column: string) => `Undone. ${title} is back in ${column}.`,
  found: (count: number) => (count === 1 ? '1 card found' : `${count} cards found`),
} as const
