import { z } from 'zod'
import { Cursor, Id } from '#contract/fields.ts'
import { boardLimits } from '#domain/board/limits.ts'

/** One card or note by its id. */
export const ById = z.strictObject({ id: Id })

/** Cards archived or brought back together. */
export const ByIds = z.strictObject({ ids: z.array(Id).min(1).max(boardLimits.together) })

/** Whose board: another member's, for their advisor (4.12.3); the own one where it is not given. */
export const OfMember = z.strictObject({ memberId: Id.optional() })

export const PageOfMember = OfMember.extend({
  cursor: Cursor.optional(),
  limit: z.number().int().min(1).max(boardLimits.shortPage).optional(),
})

export const read = { access: 'member', scope: 'own', bucket: 'read', right: 'board.view' } as const

export const write = { access: 'member', scope: 'own', bucket: 'write', right: 'board.edit' } as const

export const readOf = { ...read, scope: 'assigned', refs: ['memberId'] } as const

export const readOne = { ...read, scope: 'assigned', refs: ['id'] } as const

export const writeOne = { ...write, refs: ['id'] } as const

export const writeMany = { ...write, refs: ['ids'] } as const
