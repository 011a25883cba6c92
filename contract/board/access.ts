import { z } from 'zod'
import { Cursor, Id } from '#contract/fields.ts'
import { boardLimits } from '#domain/board/limits.ts'

/** One card or note by its id. */
export const ById = z.strictObject({ id: Id })

/** Cards archived or brought back together. */
export const ByIds = z.strictObject({ ids: z.array(Id).min(1).max(boardLimits.together) })

/** Whose board: another member's, for their advisor (4.12.3); the own one where it is not given. */
export const OfMember = z.strictObject({ memberId: Id.optional() })

/** A page of a list of it, by the cursor of the page before. */
export const PageOfMember = OfMember.extend({
  cursor: Cursor.optional(),
  limit: z.number().int().min(1).max(boardLimits.shortPage).optional(),
})

/** Reads the caller's own board, with the right to see it (4.12.1). */
export const read = { access: 'member', scope: 'own', bucket: 'read', right: 'board.view' } as const

/** Writes on the caller's own board, with the right to edit it (4.12.1). */
export const write = { access: 'member', scope: 'own', bucket: 'write', right: 'board.edit' } as const

/** Reads a board of one's own or of a member one advises, named by the member (4.12.3). */
export const readOf = { ...read, scope: 'assigned', refs: ['memberId'] } as const

/** Reads one row by its id, of one's own board or of a member one advises (4.12.3). */
export const readOne = { ...read, scope: 'assigned', refs: ['id'] } as const

/** Writes one row of the caller's own board by its id. */
export const writeOne = { ...write, refs: ['id'] } as const

/** Writes several rows of the caller's own board by their ids. */
export const writeMany = { ...write, refs: ['ids'] } as const
