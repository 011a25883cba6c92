import { auditLimits } from '#domain/audit/limits.ts'
import { canReadTrail } from '#domain/audit/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { trailAddress } from './trailAddress.ts'

// Whole seals, one after the other: whatever lies between the first and the last of a time belongs to it.
const sealsOf = sqlStatement<
  [fromAt: string | null, untilAt: string | null],
  { first: string | null; last: string | null }
>(
  `select min(seal_number)::text as first, max(seal_number)::text as last from audit_events
   where seal_number is not null and at >= coalesce($1::timestamptz, '-infinity') and at < coalesce($2::timestamptz, 'infinity')`,
)

/**
 * Asks for a file of sealed events. Who takes how much of the trail is itself in the trail; the file is then fetched by an
 * address that is this admin's alone and lives for some minutes, so that fetching it changes nothing (K34).
 */
export const exportTrail = command(calls.audit.exportTrail, {
  load: async ({ db, input: { fromAt = null, untilAt = null } }) => {
    const [row] = await sealsOf(db, fromAt, untilAt)
    return row?.first && row.last ? { first: row.first, last: row.last } : null
  },
  can: canReadTrail,
  run: async ({ loaded: seals, actor: { userId }, now, input }) => {
    const count = seals ? Number(BigInt(seals.last) - BigInt(seals.first)) + 1 : 0
    const until = now.getTime() + auditLimits.exportMs
    const details = { ...input, ...seals, count }
    return {
      made: { path: seals ? trailAddress({ ...seals, userId, until }) : null, count },
      event: { name: 'trail.exported', entity: 'trail', id: userId, memberId: null, details, live: false },
    }
  },
  answer: ({ made }) => made,
})
