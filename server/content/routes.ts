import { errorPageSize } from '#contract/content.ts'
import { canViewErrors } from '#domain/content/permissions.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { presentError, presentErrorGroup } from './present.ts'
import { listErrorGroups, listErrors } from './reads.ts'
import { reportError } from './reportError.ts'

export const contentRoutes = {
  reportError: calls.content.reportError.handler(
    async ({ context, input }) => await reportError(context.db, input),
  ),

  listErrors: calls.content.listErrors.handler(async ({ context, input }) => {
    const { db, actor } = callContextOf(context)
    const decision = canViewErrors(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const limit = input.limit ?? errorPageSize
    const after = input.cursor ? readCursor(input.cursor) : null
    const rows = await listErrors(db, { after, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next = rows.length > limit && last ? packCursor([last.createdAt.toISOString(), last.id]) : null
    return { errors: page.map(presentError), next }
  }),

  listErrorGroups: calls.content.listErrorGroups.handler(async ({ context, input }) => {
    const { db, actor } = callContextOf(context)
    const decision = canViewErrors(actor)
    if (!decision.ok) throw new Refused(decision.reason)
    const limit = input.limit ?? errorPageSize
    const after = input.cursor ? readGroupCursor(input.cursor) : null
    const rows = await listErrorGroups(db, { after, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const next = rows.length > limit && last ? packCursor([last.lastAt.toISOString(), last.key]) : null
    return { groups: page.map(presentErrorGroup), next }
  }),
}

function readCursor(cursor: string) {
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id)) throw notOurs()
  return { at: new Date(at).toISOString(), id }
}

function readGroupCursor(cursor: string) {
  const [at = '', key = ''] = unpackCursor(cursor, 2)
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f]{64}$/.test(key)) throw notOurs()
  return { at: new Date(at).toISOString(), key }
}

const notOurs = () => new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
