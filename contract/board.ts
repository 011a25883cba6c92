import { z } from 'zod'
import { boardLimits } from '#domain/board/limits.ts'
import { call } from './call.ts'
import { Cursor } from './fields.ts'
import { Day } from './fields.ts'
import { Id } from './fields.ts'
import { Instant } from './fields.ts'
import { Text } from './fields.ts'

/** Where a card stands; archived is `archivedAt`, never a status (4.12.14). */
export const CardStatus = z.enum(['backlog', 'in_progress', 'completed'])
/** How soon a card wants doing (T-106). */
export const CardPriority = z.enum(['urgent', 'high', 'medium', 'low'])

/** Where a card came from: the sentence, who said it and when (4.12.12). Times in milliseconds from the start. */
export const CardOrigin = z.object({
  sessionId: Id,
  sessionTitle: z.string(),
  lineId: Id,
  quote: z.string().nullable(),
  speaker: z.string().nullable(),
  segment: z.number().int().nullable(),
  startMs: z.number().int().nullable(),
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

/** A remark under a card. */
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
  ...CardFields.partial({ description: true, priority: true, assignedTo: true, dueOn: true, labels: true }).shape,
})

/** An edit: what the person saw when they began (`base`), and what they changed (K93). */
export const EditCardInput = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  base: CardFields.partial(),
  changes: CardFields.partial(),
})

/** A new place: the column, and the neighbours the person saw; null stands for an end of the column. */
export const MoveCardInput = z.strictObject({ id: Id, status: CardStatus, after: Id.nullable(), before: Id.nullable() })

/** One card or note by its id. */
export const ById = z.strictObject({ id: Id })

/** A new remark under a card. */
export const AddNoteInput = z.strictObject({ id: Id, cardId: Id, body: Text(boardLimits.noteLength, 1) })

/** The line of approved minutes a card is made from (4.12.12). */
export const MakeCardFromLineInput = z.strictObject({ id: Id, lineId: Id })

const read = { access: 'member', scope: 'own', bucket: 'read', right: 'board.view' } as const
const write = { access: 'member', scope: 'own', bucket: 'write', right: 'board.edit' } as const

/** The board: cards in columns, and what a member does with them (spec 2 §2, spec 3 §2). */
export const board = {
  list: call({ ...read, scope: 'assigned', refs: ['memberId'] }, 'GET', '/board/cards', 'Cards of one column or of all, in order; archived ones on request')
    .input(
      z.strictObject({
        /** Another member's board, for their advisor (4.12.3); the own board where it is not given. */
        memberId: Id.optional(),
        status: CardStatus.optional(),
        archived: z.boolean().optional(),
        search: Text(200).optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(boardLimits.pageSize).optional(),
      }),
    )
    .output(z.object({ cards: z.array(Card), next: Cursor.nullable() })),
  counts: call(read, 'GET', '/board/counts', 'How many cards stand in each column').output(
    z.object({ backlog: z.number().int(), inProgress: z.number().int(), completed: z.number().int(), archived: z.number().int() }),
  ),
  get: call({ ...read, scope: 'assigned', refs: ['id'] }, 'GET', '/board/cards/{id}', 'One card with its notes and origin')
    .input(ById)
    .output(z.object({ card: Card, notes: z.array(CardNote), origin: CardOrigin.nullable(), canEdit: z.boolean(), reason: z.string().nullable() })),
  pick: call(read, 'GET', '/board/pick', 'The 50 cards changed last, for the picker')
    .input(z.strictObject({ search: Text(200).optional() }))
    .output(z.object({ cards: z.array(Card) })),
  assignees: call(read, 'GET', '/board/assignees', 'Who a card may be assigned to').output(z.object({ people: z.array(Assignee) })),
  createCard: call(write, 'POST', '/board/cards', 'Makes a card at the head of its column')
    .input(CreateCardInput)
    .output(z.object({ card: Card })),
  editCard: call({ ...write, refs: ['id', 'assignedTo'] }, 'PATCH', '/board/cards/{id}', 'Changes text and fields; two people who change the same field are told')
    .input(EditCardInput)
    .output(z.object({ card: Card })),
  moveCard: call({ ...write, refs: ['id', 'after', 'before'] }, 'POST', '/board/cards/{id}/move', 'Moves a card to a column and a place in it')
    .input(MoveCardInput)
    .output(z.object({ card: Card })),
  archiveCard: call({ ...write, refs: ['id'] }, 'POST', '/board/cards/{id}/archive', 'Takes a card off the board')
    .input(ById)
    .output(z.object({ card: Card })),
  restoreCard: call({ ...write, refs: ['id'] }, 'POST', '/board/cards/{id}/restore', 'Puts an archived card back where it was')
    .input(ById)
    .output(z.object({ card: Card })),
  addNote: call({ ...write, refs: ['cardId'] }, 'POST', '/board/cards/{cardId}/notes', 'Adds a remark to a card')
    .input(AddNoteInput)
    .output(z.object({ note: CardNote })),
  deleteNote: call({ ...write, refs: ['id'] }, 'DELETE', '/board/notes/{id}', 'Removes an own remark')
    .input(ById)
    .output(z.object({ deleted: z.boolean() })),
  makeCardFromLine: call({ ...write, refs: ['lineId'] }, 'POST', '/board/cards/from-line', 'Turns a line of approved minutes into a card; a line makes one card at most')
    .input(MakeCardFromLineInput)
    .output(z.object({ card: Card, alreadyThere: z.boolean() })),
}
