import { desc, sql } from 'drizzle-orm'
import { auditLimits } from '#domain/audit/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { auditEvents } from './tables.ts'

export type EventRow = typeof auditEvents.$inferSelect

/** Events, the last written first, of one kind or of all, before the number `after`. The row rules show them to admins alone. */
export async function listEvents(
  db: Db,
  { action, after, limit }: { action: string | null; after: string | null; limit: number },
): Promise<EventRow[]> {
  const { id } = auditEvents
  const beyond = after === null ? sql`true` : sql`${id} < ${after}::bigint`
  return await db
    .select()
    .from(auditEvents)
    .where(action === null ? beyond : sql`${auditEvents.action} = ${action} and ${beyond}`)
    .orderBy(desc(id))
    .limit(limit)
}

/** The kinds of events there are, by name: the index is read once a kind, not once an event. */
export async function listKinds(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive kinds as (
      (select action from audit_events order by action limit 1)
      union all
      select (select e.action from audit_events e where e.action > k.action order by e.action limit 1)
        from kinds k where k.action is not null
    )
    select action from kinds where action is not null limit ${auditLimits.kinds}`)
  return rows.map((row) => row.action)
}
