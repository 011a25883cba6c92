import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant } from '#contract/fields.ts'
import { progressKinds } from '#domain/board/types.ts'
import { OfMember, readOf } from './access.ts'
import { Card } from './cards.ts'

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

/**
 * What became of a board's cards since an instant, for whoever prepares the next session (4.13.2). A card is finished, else
 * new, else changed; overdue are those that stand with a due date before today in the member's calendar. Cards come the
 * overdue first, then the last touched first.
 */
export const BoardProgress = z.object({
  finished: z.number().int(),
  changed: z.number().int(),
  added: z.number().int(),
  overdue: z.number().int(),
  columns: z.object({
    backlog: z.number().int(),
    inProgress: z.number().int(),
    completed: z.number().int(),
  }),
  cards: z.array(z.object({ card: Card, what: z.enum(progressKinds), isOverdue: z.boolean() })),
})
export type BoardProgress = z.infer<typeof BoardProgress>

/** Calls about changes. */
export const changeCalls = {
  listChanges: call(readOf, 'GET /board/changes', 'List the latest 20 changes on a board')
    .input(OfMember)
    .output(z.object({ changes: z.array(BoardChange) })),
  getProgress: call(readOf, 'GET /board/progress', 'Get what changed on a board since an instant')
    .input(OfMember.extend({ since: Instant }))
    .output(BoardProgress),
}
