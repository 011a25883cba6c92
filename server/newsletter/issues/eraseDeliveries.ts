import type pg from 'pg'
import { eraseInParts } from '#server/platform/db/eraseInParts.ts'

// One that was stopped and that nobody goes on with is over as well: what is known of who got it then is kept as counts. Once: a run
// that was cut off has erased some of the rows already, and the next one would count the rest.
const keepCounts = `with ended as (select id from newsletter_issues where status = 'stopped' and updated_at < $1 and sending_at < $1
    and sent_count + refused_count + left_count = 0)
  update newsletter_issues i set sent_count = c.sent, refused_count = c.refused, left_count = c.gone
  from (select issue_id, count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'refused') as refused,
      count(*) filter (where status = 'left') as gone from newsletter_deliveries where issue_id in (select id from ended) group by issue_id) c
  where c.issue_id = i.id and i.status = 'stopped'`
const isOver = `(i.status = 'sent' and i.sent_at < $2
  or i.status = 'stopped' and i.updated_at < $2 and i.sending_at < $2)`

/** Forgets who got the issues that were sent before, or stopped for good, and what came back of them; their counts stay (K15, T-219). */
export async function eraseDeliveries(jobsPool: pg.Pool, before: Date): Promise<number> {
  await jobsPool.query(keepCounts, [before])
  let erased = 0
  for (const table of ['newsletter_bounces', 'newsletter_deliveries'])
    erased += await eraseInParts(
      jobsPool,
      `delete from ${table} d where (d.issue_id, d.subscriber_id) in (select o.issue_id, o.subscriber_id
       from ${table} o join newsletter_issues i on i.id = o.issue_id where ${isOver} limit $1)`,
      [before],
    )
  return erased
}
