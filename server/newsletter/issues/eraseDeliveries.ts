import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Forgets who got the issues that were sent before, and what came back of them; their counts stay with them (K15). */
export async function eraseDeliveries(jobsPool: pg.Pool, before: Date): Promise<number> {
  let erased = 0
  for (const table of ['newsletter_bounces', 'newsletter_deliveries'])
    erased += await eraseInParts(
      jobsPool,
      `delete from ${table} d where (d.issue_id, d.subscriber_id) in (select o.issue_id, o.subscriber_id
       from ${table} o join newsletter_issues i on i.id = o.issue_id where i.status = 'sent' and i.sent_at < $2 limit $1)`,
      [before],
    )
  return erased
}
