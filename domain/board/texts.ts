import type {
  CardField,
  CardPriority,
  CardStatus,
  DecisionState,
  MetricKey,
  MilestoneField,
  MilestoneState,
  MilestoneStatus,
} from './types.ts'

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

/** The names of the board's parts and of its requests, exact as specified (spec 2 §2). */
export const boardPartTexts = {
  checkins: 'Board Check-ins',
  decisions: 'Key Decisions',
  milestones: 'Strategic Milestones and OKRs',
  portfolio: 'Portfolio Oversight',
  requestUpdate: 'Request Portfolio Update',
  scheduleSession: 'Schedule Strategic Session',
  submitDecision: 'Submit Decision for Review',
} as const

/** The same two requests as the phone names them, exact as specified (spec 3 §2). */
export const boardPhoneTexts = {
  scheduleSession: 'Schedule Session',
  submitDecision: 'Submit Decision',
} as const

/** How a decision stands, as its badge says it (spec 2 §4). */
export const decisionStateNames: Readonly<Record<DecisionState, string>> = {
  approved: 'Approved',
  pending: 'Pending',
}

/** How a milestone stands, as its badge says it (T-101). */
export const milestoneStateNames: Readonly<Record<MilestoneState, string>> = {
  completed: 'Completed',
  'on-track': 'On track',
  'at-risk': 'At risk',
  pending: 'Pending',
  upcoming: 'Upcoming',
  'not-started': 'Not started',
}

/** The statuses of a milestone as a form offers them (T-101). */
export const milestoneStatusNames: Readonly<Record<MilestoneStatus, string>> = {
  not_started: 'Not started',
  upcoming: 'Upcoming',
  pending: 'Pending',
  in_progress: 'In progress',
  at_risk: 'At risk',
  completed: 'Completed',
}

/** The fields of a milestone as forms and messages name them. */
export const milestoneFieldLabels: Readonly<Record<MilestoneField, string>> = {
  title: 'Title',
  description: 'Description',
  objective: 'Objective',
  owner: 'Owner',
  status: 'Status',
  progress: 'Progress',
  startsOn: 'Start date',
  targetOn: 'Target date',
}

/** The four tiles (T-099). */
export const metricNames: Readonly<Record<MetricKey, string>> = {
  mrr: 'MRR',
  runway: 'Runway',
  pipeline: 'Pipeline',
  team: 'Team',
}

/** What a tile says of its figure; the first two exact as decided (4.12.16, T-099). */
export const metricTexts = {
  notEntered: 'Not entered yet',
  estimate: 'Estimate',
  writeAmount: 'Write it like 15000 or 15,000.50',
  enter: 'Enter a figure',
  entered: 'Figure entered',
  deleted: 'Figure deleted',
  /** Days since the figure's day. */
  stale: (days: number) => `${days} days old`,
} as const

/** The formula of each estimate, shown next to it; in euros, where the specification counts cents (T-099, spec 2 §9). */
export const estimateFormulas: Readonly<Record<MetricKey, string>> = {
  mrr: 'Total amount paid',
  runway: 'Total amount paid divided by 100, rounded down, at least 6 months',
  pipeline: 'MRR times 1.5',
  team: 'Total amount paid divided by 500, rounded down, at least 1',
}

/** A board before its first card, which homes show too. */
export const emptyBoardTexts = {
  title: 'No cards yet',
  addFirst: 'Add the first one, or make one from an action in your approved minutes.',
  /** Where the member may only look (4.12.1). */
  advisorAdds: 'Cards that your advisor adds appear here.',
} as const

/** Our own words around the board, where the specification has none. */
export const boardUiTexts = {
  newCard: 'New card',
  created: 'Card created',
  createFailed: "Couldn't create the card",
  previousCard: 'Previous card',
  nextCard: 'Next card',
  copyLink: 'Copy link',
  /** Exact as specified (spec 1 §8). */
  linkCopied: 'Link copied to clipboard',
  placeOf: (place: number, count: number, column: string) =>
    column === columnNames.backlog
      ? `${place} of ${count} in backlog`
      : `${place} of ${count} ${column.toLowerCase()}`,
  fieldSaved: (field: string, time: string) => `${field} saved ${time}`,
  addDescription: 'Add a description',
  figures: 'Figures:',
  archived: 'Card archived',
  archivedMeanwhile: 'This card is archived. Restore it first.',
  restored: 'Card restored',
  undo: 'Undo',
  move: 'Move',
  moveTo: (column: string) => `Move to ${column}`,
  noMatch: 'No cards match your search',
  emptyColumn: 'No cards here yet',
  notAllPrinted: 'More cards follow than were loaded when this was printed.',
  conflictTitle: 'This card was changed on another device',
  conflict: 'Your changes are kept. Choose which version of each field to save.',
  keepMine: 'Keep my version',
  keepTheirs: 'Keep the other version',
  cardMade: 'Card created from this line',
  boardFull: 'This board is full. Archived cards count too.',
  decided: 'Marked as decided',
  reopened: 'Decision reopened',
  dayToCome: "The date can't be in the future",
  checkinAdded: 'Check-in added',
  checkinDeleted: 'Check-in deleted',
  checkinRestored: 'Check-in restored',
  noteDeleted: 'Note deleted',
  noteRestored: 'Note restored',
  deletedHint: 'You can restore what you deleted for 30 days.',
  milestoneCreated: 'Milestone added',
  milestoneUpdated: 'Milestone updated',
  milestoneArchived: 'Milestone archived',
  startsAfterTarget: 'The target date is before the start date',
  milestonesFull: "You've reached the limit of 200 milestones. Archived ones count too.",
  cardsMoved: (count: number, column: string) =>
    `${count === 1 ? '1 card' : `${count} cards`} moved to ${column}`,
  cardsArchived: (count: number) => `${count === 1 ? '1 card' : `${count} cards`} archived`,
  cardsBack: (count: number) => `Undone. ${count === 1 ? '1 card is' : `${count} cards are`} back.`,
  select: 'Select cards',
  selected: (count: number) => `${count} selected`,
  selectionFull: 'Up to 100 cards can be selected at once.',
  newDecision: 'New decision',
  decisionRaised: 'Decision added',
  decide: 'Mark as decided',
  reopen: 'Reopen',
  decisionLog: 'Decision log',
  noDecisions: 'No decisions yet',
  askReview: 'Submit for review',
  reviewAsked: 'Submitted for review',
  newMilestone: 'New milestone',
  noMilestones: 'No milestones yet',
  setGoals: 'Set goals with dates and see them on a timeline.',
  goalsNeedPlan: 'Once your plan lets you edit the board, you set goals with dates here.',
  milestoneRestored: 'Milestone restored',
  milestoneConflictTitle: 'This milestone was changed on another device',
  milestoneFailed: "Couldn't save the milestone",
  milestonesFailed: "Couldn't load the milestones",
  decisionsFailed: "Couldn't load the decisions",
  checkinsFailed: "Couldn't load the check-ins",
  metricsFailed: "Couldn't load the figures",
  noCheckins: 'No check-ins yet',
  addCheckin: 'Add check-in',
  notStored: "Couldn't save",
} as const

/** What a screen reader is told while a card moves, by pointer, menu or keyboard (K94). `place` counts from 1. */
export const boardAnnouncements = {
  pickedUp: (title: string, column: string, place: number, count: number) =>
    `Picked up ${title}. ${column}, ${place} of ${count}. Use the arrow keys to move it, Space or Enter to drop it, Escape to cancel.`,
  over: (title: string, column: string, place: number, count: number) =>
    `${title} is over ${column}, ${place} of ${count}.`,
  dropped: (title: string, column: string, place: number, count: number) =>
    `${title} moved to ${column}, ${place} of ${count}.`,
  cancelled: (title: string, column: string) => `Move cancelled. ${title} is back in ${column}.`,
  undone: (title: string, column: string) => `Undone. ${title} is back in ${column}.`,
  /** Our own: what was said when it was dropped holds no more. */
  refused: (title: string, column: string) => `Not moved. ${title} is back in ${column}.`,
  found: (count: number) => (count === 1 ? '1 card found' : `${count} cards found`),
} as const
