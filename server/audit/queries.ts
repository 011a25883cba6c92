import { auditLimits } from '#domain/audit/limits.ts'
import { canReadTrail } from '#domain/audit/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import { presentEvent, presentPart } from './present.ts'
import { searchEvents } from './searchEvents.ts'
import { verifyPart } from './verifyPart.ts'

/** Events, the last written first, of whom, what and when is asked for, or all. The row rules show them to admins alone. */
export const listEvents = query(calls.audit.listEvents, {
  read: async ({ db, input }) => {
    const { cursor, limit = auditLimits.page } = input
    const rows = await searchEvents(db, input, cursor ? numberOf(cursor) : null)
    const last = rows[limit - 1]
    const next = rows.length > limit && last ? packCursor([last.id.toString()]) : null
    return { page: rows.slice(0, limit), next }
  },
  can: canReadTrail,
  present: ({ page, next }) => ({ events: page.map(presentEvent), next }),
})

/** By name: the index is read once a kind, not once an event. */
const eventKinds = sqlStatement<[], { action: string }>(
  `with recursive kinds as (
      (select action from audit_events order by action limit 1)
      union all
      select (select e.action from audit_events e where e.action > k.action order by e.action limit 1)
        from kinds k where k.action is not null
    )
    select action from kinds where action is not null limit ${auditLimits.kinds}`,
)
export const listEventKinds = query(calls.audit.listEventKinds, {
  read: ({ db }) => eventKinds(db),
  can: canReadTrail,
  present: (rows) => ({ kinds: rows.map((row) => row.action) }),
})

export const verifyTrail = query(calls.audit.verifyTrail, {
  read: ({ db, input: { cursor } }) => verifyPart(db.lease, cursor ? numberOf(cursor) : null),
  can: canReadTrail,
  present: presentPart,
})

// A bigint has 18 digits that are always in its range.
function numberOf(cursor: string): string {
  const [number = ''] = unpackCursor(cursor, 1)
  if (/^\d{1,18}$/.test(number)) return number
  throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
}
