import { auditLimits } from '#domain/audit/limits.ts'
import { canReadTrail } from '#domain/audit/permissions.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { asClient } from '#server/platform/db/database.ts'
import type { InCall } from '#server/platform/http/calls.ts'
import { callContextOf, calls } from '#server/platform/http/calls.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, Refused } from '#server/platform/http/refusal.ts'
import { presentEvent, presentPart } from './present.ts'
import { listEvents, listKinds } from './reads.ts'
import { verifyPart } from './verifyTrail.ts'

export const auditRoutes = {
  listEvents: calls.audit.listEvents.handler(async ({ context, input }) => {
    const { db } = reading(context)
    const limit = input.limit ?? auditLimits.page
    const after = input.cursor ? numberOf(unpackCursor(input.cursor, 1)[0] ?? '') : null
    const rows = await listEvents(db, { action: input.action ?? null, after, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const names = await findNames(
      db,
      page.flatMap((row) => [row.actorId, row.memberId]),
    )
    return {
      events: page.map((row) => presentEvent(row, names)),
      next: rows.length > limit && last ? packCursor([last.id.toString()]) : null,
    }
  }),

  listEventKinds: calls.audit.listEventKinds.handler(async ({ context }) => ({
    kinds: await listKinds(reading(context).db),
  })),

  verifyTrail: calls.audit.verifyTrail.handler(async ({ context, input }) => {
    const { db } = reading(context)
    const after = input.cursor ? numberOf(unpackCursor(input.cursor, 1)[0] ?? '') : null
    return presentPart(await verifyPart(asClient(db.lease), after))
  }),
}

function reading(context: InCall) {
  const ctx = callContextOf(context)
  const decision = canReadTrail(ctx.actor)
  if (!decision.ok) throw new Refused(decision.reason)
  return ctx
}

// A bigint has 18 digits that are always in its range.
function numberOf(text: string): string {
  if (/^\d{1,18}$/.test(text)) return text
  throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
}
