import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

/** Forgets who got the issues that were sent before; their counts stay with them (K15). */
export const eraseDeliveries = (jobsPool: pg.Pool, before: Date): Promise<number> =>
  eraseInParts(
    jobsPool,
    `delete from newsletter_deliveries d where (d.issue_id, d.subscriber_id) in (select o.issue_id, o.subscriber_id
       from newsletter_deliveries o join newsletter_issues i on i.id = o.issue_id where i.status = 'sent' and i.sent_at < $2 limit $1)`,
    [before],
  )
