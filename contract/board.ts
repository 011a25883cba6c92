import { z } from 'zod'
import { boardLimits } from '#domain/board/limits.ts'
import {
  cardPriorities,
  cardStatuses,
  metricKeys,
  metricSources,
  milestoneStatuses,
} from '#domain/board/types.ts'
import { inquiryStatuses } from '#domain/inquiries/types.ts'
import { call } from './call.ts'
import { Cursor, Day, Id, Instant, Text } from './fields.ts'

/** Where a card stands; archived is `archivedAt`, never a status (4.12.14). */
export const CardStatus = z.enum(cardStatuses)
/** How soon a card should be done (T-106). */
export const CardPriority = z.enum(cardPriorities)

/** A card is a task, or a decision to be taken (T-102). */
export const CardKind = z.enum(['task', 'decision'])

/**
 * Where a card came from: the sentence, who said it and when (4.12.12). Times in milliseconds from the start; `line`
 * is the line of the transcript file for moments without a time (4.12.10).
 */
export const CardOrigin = z.object({
  sessionId: Id,
  sessionTitle: z.string(),
  lineId: Id,
  quote: z.string().nullable(),
  speaker: z.string().nullable(),
  segment: z.number().int().nullable(),
  startMs: z.number().int().nullable(),
  line: z.number().int().nullable(),
})

/** A card as its member sees it. `version` counts text and field edits only (4.12.15). */
export const Card = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  status: CardStatus,
  priority: CardPriority,
  assignedTo: Id.nullable(),
  assigneeName: z.string().nullable(),
  dueOn: Day.nullable(),
  labels: z.array(z.string()),
  kind: CardKind,
  /** Who took the decision and on which day; null for tasks and for decisions still pending (T-102). */
  decidedBy: Id.nullable(),
  deciderName: z.string().nullable(),
  decidedOn: Day.nullable(),
  rank: z.string(),
  version: z.number().int(),
  archivedAt: Instant.nullable(),
  completedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  fromSession: z.boolean(),
})
export type Card = z.infer<typeof Card>

/** The writable fields of a card; status has its own call, so that an edit never moves it (T-105). */
export const CardFields = z.strictObject({
  title: Text(boardLimits.titleLength, 1),
  description: Text(boardLimits.descriptionLength),
  priority: CardPriority,
  assignedTo: Id.nullable(),
  dueOn: Day.nullable(),
  labels: z.array(Text(boardLimits.labelLength, 1)).max(boardLimits.labels),
})
export type CardFields = z.infer<typeof CardFields>

/** A note under a card. */
export const CardNote = z.object({
  id: Id,
  body: z.string(),
  authorName: z.string(),
  isMine: z.boolean(),
  createdAt: Instant,
})

/** Someone a card may be given to: the member, their advisor, or a colleague of their company (T-215). */
export const Assignee = z.object({ id: Id, name: z.string() })

/** A new card; its id is made by the sender, so that a retry is the same card. */
export const CreateCardInput = z.strictObject({
  id: Id,
  status: CardStatus.optional(),
  kind: CardKind.optional(),
  ...CardFields.partial({ description: true, priority: true, assignedTo: true, dueOn: true, labels: true })
    .shape,
})

/** An edit: what the person saw when they began (`base`), and what they changed (K93). */
export const EditCardInput = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  base: CardFields.partial(),
  changes: CardFields.partial(),
})

/** A new place: the column, and the neighbours the person saw; null stands for an end of the column. */
export const MoveCardInput = z.strictObject({
  id: Id,
  status: CardStatus,
  after: Id.nullable(),
  before: Id.nullable(),
})

/** One card or note by its id. */
export const ById = z.strictObject({ id: Id })

/** A new note under a card. */
export const AddNoteInput = z.strictObject({ id: Id, cardId: Id, body: Text(boardLimits.noteLength, 1) })

/** The line of approved minutes a card is made from (4.12.12). */
export const MakeCardFromLineInput = z.strictObject({ id: Id, lineId: Id })

/** A decision is taken on a day, today in the member's calendar unless an earlier one is given (T-102). */
export const DecideCardInput = z.strictObject({ id: Id, decidedOn: Day.optional() })

/** Cards moved together to the head of a column, in the order they stand; those already in it keep their place. */
export const MoveCardsInput = z.strictObject({
  ids: z.array(Id).min(1).max(boardLimits.together),
  status: CardStatus,
})

/** Cards archived or brought back together. */
export const ByIds = z.strictObject({ ids: z.array(Id).min(1).max(boardLimits.together) })

/** What became of a decision that was submitted for review: the request in the staff inbox (T-103). */
export const DecisionReview = z.object({
  inquiryId: Id,
  status: z.enum(inquiryStatuses),
  /** Who has it; null while nobody does. */
  ownerName: z.string().nullable(),
  dueOn: Day.nullable(),
  answer: z.string(),
  askedAt: Instant,
})

/** A decision as the board shows it: a completed one is approved, any other pending (T-102, spec 2 §4). */
export const BoardDecision = z.object({
  card: Card,
  state: z.enum(['approved', 'pending']),
  review: DecisionReview.nullable(),
})
export type BoardDecision = z.infer<typeof BoardDecision>

/** A short word on how things stand, by the member or their advisor. */
export const Checkin = z.object({
  id: Id,
  body: z.string(),
  authorName: z.string(),
  isMine: z.boolean(),
  createdAt: Instant,
})
export type Checkin = z.infer<typeof Checkin>

/** A new check-in, on the own board or, by an assigned advisor, on the member's. */
export const AddCheckinInput = z.strictObject({
  id: Id,
  memberId: Id.optional(),
  body: Text(boardLimits.checkinLength, 1),
})

/** Where a milestone stands (T-101). */
export const MilestoneStatus = z.enum(milestoneStatuses)

/** A change of a milestone's status or progress, with who made it and when. Progress in percent. */
export const MilestoneChange = z.object({
  id: Id,
  fromStatus: MilestoneStatus,
  toStatus: MilestoneStatus,
  fromProgress: z.number().int(),
  toProgress: z.number().int(),
  byName: z.string(),
  at: Instant,
})

/** The writable fields of a milestone; progress in percent, 0 to 100. `objective` and `owner` are the member's own words. */
export const MilestoneFields = z.strictObject({
  title: Text(boardLimits.titleLength, 1),
  description: Text(boardLimits.milestoneDescriptionLength),
  objective: Text(boardLimits.milestoneWordLength),
  owner: Text(boardLimits.milestoneWordLength),
  status: MilestoneStatus,
  progress: z.number().int().min(0).max(100),
  startsOn: Day.nullable(),
  targetOn: Day.nullable(),
})
export type MilestoneFields = z.infer<typeof MilestoneFields>

/** A milestone with the latest of its history, newest first; a status nobody knows reads as at risk (T-101). */
export const Milestone = z.object({
  id: Id,
  ...MilestoneFields.shape,
  version: z.number().int(),
  archivedAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  history: z.array(MilestoneChange),
})
export type Milestone = z.infer<typeof Milestone>

/** A new milestone; its id is made by the sender. */
export const CreateMilestoneInput = z.strictObject({
  id: Id,
  ...MilestoneFields.partial().required({ title: true }).shape,
})

/** An edit of a milestone: what the person saw when they began, and what they changed (K93). */
export const UpdateMilestoneInput = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  base: MilestoneFields.partial(),
  changes: MilestoneFields.partial(),
})

/** The four figures of the snapshot. Money in cents, runway in months, team in people (T-099). */
export const MetricKey = z.enum(metricKeys)

/** One figure of one day, with where it comes from (D8). `currency` is null where it is no money. */
export const MetricEntry = z.object({
  id: Id,
  value: z.number().int(),
  currency: z.string().nullable(),
  asOf: Day,
  source: z.enum(metricSources),
  note: z.string(),
  byName: z.string(),
  isMine: z.boolean(),
  enteredAt: Instant,
})

/**
 * One tile: the latest figure with its age, the figure before it, and up to 12 points, oldest first. Without a figure an
 * estimate stands where purchases allow one, else 'Not entered yet' (T-099, T-205, 4.12.16).
 */
export const Metric = z.object({
  metric: MetricKey,
  latest: MetricEntry.nullable(),
  /** Days since the latest figure's day, today in the member's calendar; null without a figure. */
  ageDays: z.number().int().nullable(),
  isStale: z.boolean(),
  change: z.object({ by: z.number().int(), since: Day }).nullable(),
  trend: z.array(MetricEntry),
  estimate: z
    .object({ value: z.number().int(), currency: z.string().nullable(), formula: z.string() })
    .nullable(),
})
export type Metric = z.infer<typeof Metric>

/** A figure a member enters; `asOf` is the day it was true, never a day to come. Money needs a currency, the rest has none. */
export const EnterMetricInput = z.strictObject({
  id: Id,
  metric: MetricKey,
  value: z.number().int().min(0).max(boardLimits.metricValue),
  currency: z.enum(boardLimits.currencies).optional(),
  asOf: Day,
  note: Text(boardLimits.metricNoteLength).optional(),
})

/** Something that happened on a board, for lists of recent activity; `id` is the row it happened to. */
export const BoardChange = z.object({
  entity: z.enum(['card', 'checkin', 'milestone', 'metric']),
  id: Id,
  what: z.enum(['created', 'changed', 'completed', 'archived', 'added', 'progressed', 'entered']),
  title: z.string(),
  byName: z.string(),
  at: Instant,
})
export type BoardChange = z.infer<typeof BoardChange>

/** Whose board: another member's, for their advisor (4.12.3); the own one where it is not given. */
const OfMember = z.strictObject({ memberId: Id.optional() })
const PageOfMember = OfMember.extend({
  cursor: Cursor.optional(),
  limit: z.number().int().min(1).max(boardLimits.shortPage).optional(),
})

const read = { access: 'member', scope: 'own', bucket: 'read', right: 'board.view' } as const
const write = { access: 'member', scope: 'own', bucket: 'write', right: 'board.edit' } as const
const readOf = { ...read, scope: 'assigned', refs: ['memberId'] } as const
const readOne = { ...read, scope: 'assigned', refs: ['id'] } as const
const writeOne = { ...write, refs: ['id'] } as const
const writeMany = { ...write, refs: ['ids'] } as const

/** The board: cards in columns, and what a member does with them (spec 2 §2, spec 3 §2). */
export const board = {
  listCards: call(
    readOf,
    'GET',
    '/board/cards',
    'Cards of one column or of all, in order; archived ones on request',
  )
    .input(
      OfMember.extend({
        status: CardStatus.optional(),
        kind: CardKind.optional(),
        archived: z.boolean().optional(),
        search: Text(200).optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(boardLimits.pageSize).optional(),
      }),
    )
    .output(z.object({ cards: z.array(Card), next: Cursor.nullable() })),
  countCards: call(read, 'GET', '/board/counts', 'How many cards stand in each column').output(
    z.object({
      backlog: z.number().int(),
      inProgress: z.number().int(),
      completed: z.number().int(),
      archived: z.number().int(),
    }),
  ),
  /** `done` is of the last 12 weeks, oldest first; `written` counts notes and check-ins of this month (T-206). */
  getMomentum: call(read, 'GET', '/board/momentum', 'Cards done week by week, and who wrote this month').output(
    z.object({ done: z.array(z.number().int()), written: z.number().int(), people: z.array(Assignee) }),
  ),
  getCard: call(readOne, 'GET', '/board/cards/{id}', 'One card with its notes and origin')
    .input(ById)
    .output(
      z.object({
        card: Card,
        notes: z.array(CardNote),
        origin: CardOrigin.nullable(),
        canEdit: z.boolean(),
        reason: z.string().nullable(),
      }),
    ),
  pickCards: call(read, 'GET', '/board/pick', 'The 50 cards changed last, for the picker')
    .input(z.strictObject({ search: Text(200).optional() }))
    .output(z.object({ cards: z.array(Card) })),
  listAssignees: call(read, 'GET', '/board/assignees', 'Who a card may be assigned to').output(
    z.object({ people: z.array(Assignee) }),
  ),
  createCard: call(write, 'POST', '/board/cards', 'Makes a card at the head of its column')
    .input(CreateCardInput)
    .output(z.object({ card: Card })),
  editCard: call(
    { ...write, refs: ['id', 'assignedTo'] },
    'PATCH',
    '/board/cards/{id}',
    'Changes text and fields; two people who change the same field are told',
  )
    .input(EditCardInput)
    .output(z.object({ card: Card })),
  moveCard: call(
    { ...write, refs: ['id', 'after', 'before'] },
    'POST',
    '/board/cards/{id}/move',
    'Moves a card to a column and a place in it',
  )
    .input(MoveCardInput)
    .output(z.object({ card: Card })),
  archiveCard: call(writeOne, 'POST', '/board/cards/{id}/archive', 'Takes a card off the board')
    .input(ById)
    .output(z.object({ card: Card })),
  restoreCard: call(writeOne, 'POST', '/board/cards/{id}/restore', 'Puts an archived card back where it was')
    .input(ById)
    .output(z.object({ card: Card })),
  addNote: call(
    { ...write, refs: ['cardId'] },
    'POST',
    '/board/cards/{cardId}/notes',
    'Adds a note to a card',
  )
    .input(AddNoteInput)
    .output(z.object({ note: CardNote })),
  deleteNote: call(writeOne, 'DELETE', '/board/notes/{id}', 'Deletes an own note')
    .input(ById)
    .output(z.object({ deleted: z.boolean() })),
  makeCardFromLine: call(
    { ...write, refs: ['lineId'] },
    'POST',
    '/board/cards/from-line',
    'Turns a line of approved minutes into a card; a line makes one card at most',
  )
    .input(MakeCardFromLineInput)
    .output(z.object({ card: Card, alreadyThere: z.boolean() })),
  moveCards: call(writeMany, 'POST', '/board/cards/move', 'Moves up to 100 cards to a column, all or none')
    .input(MoveCardsInput)
    .output(z.object({ cards: z.array(Card) })),
  archiveCards: call(
    writeMany,
    'POST',
    '/board/cards/archive',
    'Takes up to 100 cards off the board, all or none',
  )
    .input(ByIds)
    .output(z.object({ cards: z.array(Card) })),
  restoreCards: call(
    writeMany,
    'POST',
    '/board/cards/restore',
    'Puts up to 100 archived cards back where they were, all or none',
  )
    .input(ByIds)
    .output(z.object({ cards: z.array(Card) })),

  listDecisions: call(
    readOf,
    'GET',
    '/board/decisions',
    'Decisions, raised last first, with what became of their review',
  )
    .input(PageOfMember)
    .output(z.object({ decisions: z.array(BoardDecision), next: Cursor.nullable() })),
  decideCard: call(
    writeOne,
    'POST',
    '/board/cards/{id}/decide',
    'Takes a decision: completed, with who decided and when',
  )
    .input(DecideCardInput)
    .output(z.object({ card: Card })),
  reopenDecision: call(writeOne, 'POST', '/board/cards/{id}/reopen', 'Makes a decision pending again')
    .input(ById)
    .output(z.object({ card: Card })),

  listCheckins: call(readOf, 'GET', '/board/checkins', 'Check-ins, newest first')
    .input(PageOfMember)
    .output(z.object({ checkins: z.array(Checkin), next: Cursor.nullable() })),
  addCheckin: call(
    { ...write, scope: 'assigned', refs: ['memberId'] },
    'POST',
    '/board/checkins',
    'Adds a check-in, by the member or their advisor',
  )
    .input(AddCheckinInput)
    .output(z.object({ checkin: Checkin })),
  deleteCheckin: call(
    { ...write, scope: 'assigned', refs: ['id'] },
    'DELETE',
    '/board/checkins/{id}',
    'Deletes an own check-in',
  )
    .input(ById)
    .output(z.object({ deleted: z.boolean() })),

  listMilestones: call(
    readOf,
    'GET',
    '/board/milestones',
    'Milestones by target date, each with its latest changes',
  )
    .input(OfMember.extend({ archived: z.boolean().optional() }))
    .output(z.object({ milestones: z.array(Milestone) })),
  getMilestone: call(readOne, 'GET', '/board/milestones/{id}', 'One milestone with its whole history')
    .input(ById)
    .output(z.object({ milestone: Milestone })),
  createMilestone: call(write, 'POST', '/board/milestones', 'Sets a milestone')
    .input(CreateMilestoneInput)
    .output(z.object({ milestone: Milestone })),
  editMilestone: call(
    writeOne,
    'PATCH',
    '/board/milestones/{id}',
    'Changes a milestone; clashing edits are told',
  )
    .input(UpdateMilestoneInput)
    .output(z.object({ milestone: Milestone })),
  archiveMilestone: call(
    writeOne,
    'POST',
    '/board/milestones/{id}/archive',
    'Takes a milestone off the board',
  )
    .input(ById)
    .output(z.object({ milestone: Milestone })),
  restoreMilestone: call(
    writeOne,
    'POST',
    '/board/milestones/{id}/restore',
    'Puts an archived milestone back',
  )
    .input(ById)
    .output(z.object({ milestone: Milestone })),

  listMetrics: call(readOf, 'GET', '/board/metrics', 'The four figures with source, age and trend')
    .input(OfMember)
    .output(z.object({ metrics: z.array(Metric) })),
  enterMetric: call(write, 'POST', '/board/metrics', 'Enters a figure for a day; earlier figures stay')
    .input(EnterMetricInput)
    .output(z.object({ metric: Metric })),
  deleteMetricEntry: call(writeOne, 'DELETE', '/board/metrics/{id}', 'Deletes a figure the member entered')
    .input(ById)
    .output(z.object({ metric: Metric })),

  listChanges: call(readOf, 'GET', '/board/changes', 'The latest 20 things that happened on a board')
    .input(OfMember)
    .output(z.object({ changes: z.array(BoardChange) })),
}
