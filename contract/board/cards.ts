import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Cursor, Day, Id, Instant, Line, Text } from '#contract/fields.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { cardPriorities, cardStatuses } from '#domain/board/types.ts'
import { ById, ByIds, OfMember, read, readOf, readOne, write, writeMany, writeOne } from './access.ts'

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
  /** It had a sentence, which was removed when consent was withdrawn; without one it never had any. */
  isErased: z.boolean(),
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
  title: Line(boardLimits.titleLength, 1),
  description: Text(boardLimits.descriptionLength),
  priority: CardPriority,
  assignedTo: Id.nullable(),
  dueOn: Day.nullable(),
  labels: z.array(Line(boardLimits.labelLength, 1)).max(boardLimits.labels),
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
  /** On whose board: a member's whom the sender advises; the own one where it is not given (4.13.2). */
  memberId: Id.optional(),
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

/** A new note under a card. */
export const AddNoteInput = z.strictObject({ id: Id, cardId: Id, body: Text(boardLimits.noteLength, 1) })

/** The line of approved minutes a card is made from (4.12.12). */
export const MakeCardFromLineInput = z.strictObject({ id: Id, lineId: Id })

/** Cards moved together to the head of a column, in the order they stand; those already in it keep their place. */
export const MoveCardsInput = z.strictObject({
  ids: z.array(Id).min(1).max(boardLimits.together),
  status: CardStatus,
})

/** Calls about cards. */
export const cardCalls = {
  listCards: call(
    readOf,
    'GET /board/cards',
    'List cards of one column or of all, in order; archived ones on request',
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
  countCards: call(read, 'GET /board/counts', 'Count the cards in each column').output(
    z.object({
      backlog: z.number().int(),
      inProgress: z.number().int(),
      completed: z.number().int(),
      archived: z.number().int(),
    }),
  ),
  getMomentum: call(
    read,
    'GET /board/momentum',
    'Get completed cards by week, and who contributed this month',
  ).output(
    z.object({ done: z.array(z.number().int()), written: z.number().int(), people: z.array(Assignee) }),
  ),
  getCard: call(readOne, 'GET /board/cards/{id}', 'Get a card with its notes and origin')
    .input(ById)
    .output(
      z.object({
        card: Card,
        notes: z.array(CardNote),
        /** The notes that the reader wrote and deleted within 30 days. */
        deletedNotes: z.array(CardNote),
        origin: CardOrigin.nullable(),
        canEdit: z.boolean(),
        reason: z.string().nullable(),
      }),
    ),
  pickCards: call(read, 'GET /board/pick', 'List the 50 most recently changed cards')
    .input(z.strictObject({ search: Text(200).optional() }))
    .output(z.object({ cards: z.array(Card) })),
  listAssignees: call(read, 'GET /board/assignees', 'List the people a card can be assigned to').output(
    z.object({ people: z.array(Assignee) }),
  ),
  createCard: call(
    { ...write, scope: 'assigned', refs: ['memberId', 'assignedTo'] },
    'POST /board/cards',
    'Create a card at the top of its column, on your board or that of a member you advise',
  )
    .input(CreateCardInput)
    .output(z.object({ card: Card })),
  editCard: call(
    { ...write, refs: ['id', 'assignedTo'] },
    'PATCH /board/cards/{id}',
    'Edit a card; conflicting edits of a field are refused',
  )
    .input(EditCardInput)
    .output(z.object({ card: Card })),
  moveCard: call(
    { ...write, refs: ['id', 'after', 'before'] },
    'POST /board/cards/{id}/move',
    'Move a card to a column and position',
  )
    .input(MoveCardInput)
    .output(z.object({ card: Card })),
  archiveCard: call(writeOne, 'POST /board/cards/{id}/archive', 'Archive a card')
    .input(ById)
    .output(z.object({ card: Card })),
  restoreCard: call(writeOne, 'POST /board/cards/{id}/restore', 'Restore an archived card to its place')
    .input(ById)
    .output(z.object({ card: Card })),
  addNote: call({ ...write, refs: ['cardId'] }, 'POST /board/cards/{cardId}/notes', 'Add a note to a card')
    .input(AddNoteInput)
    .output(z.object({ note: CardNote })),
  deleteNote: call(writeOne, 'DELETE /board/notes/{id}', 'Delete your own note')
    .input(ById)
    .output(z.object({ deleted: z.boolean() })),
  restoreNote: call(
    writeOne,
    'POST /board/notes/{id}/restore',
    'Restore your own note within 30 days of deleting it',
  )
    .input(ById)
    .output(z.object({ note: CardNote })),
  makeCardFromLine: call(
    { ...write, refs: ['lineId'] },
    'POST /board/cards/from-line',
    'Create a card from a line of approved minutes, one card per line',
  )
    .input(MakeCardFromLineInput)
    .output(z.object({ card: Card, alreadyThere: z.boolean() })),
  moveCards: call(writeMany, 'POST /board/cards/move', 'Move up to 100 cards to a column, all or none')
    .input(MoveCardsInput)
    .output(z.object({ cards: z.array(Card) })),
  archiveCards: call(writeMany, 'POST /board/cards/archive', 'Archive up to 100 cards, all or none')
    .input(ByIds)
    .output(z.object({ cards: z.array(Card) })),
  restoreCards: call(writeMany, 'POST /board/cards/restore', 'Restore up to 100 archived cards, all or none')
    .input(ByIds)
    .output(z.object({ cards: z.array(Card) })),
}
