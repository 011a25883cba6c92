import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Id, Instant } from '#contract/fields.ts'
import { OfMember, readOf } from './access.ts'

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

/** Calls about changes. */
export const changeCalls = {
  listChanges: call(readOf, 'GET', '/board/changes', 'List the latest 20 changes on a board')
    .input(OfMember)
    .output(z.object({ changes: z.array(BoardChange) })),
}
