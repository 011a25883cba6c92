import { bouncesMost } from '#domain/newsletter/limits.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { beginIssue } from './beginIssue.ts'
import { findIssue } from './queries.ts'

const origin = { requestId: 'newsletter', ipAddress: '', userAgent: '' }

/** A scheduled issue whose time has come begins, unless another node or a person was first. */
export async function beginScheduled(db: Db, id: string, now: Date): Promise<void> {
  const { rows } = await db.lease.query(
    { text: `select 1 from newsletter_issues where id = $1 and status = 'scheduled' for update` },
    [id],
  )
  const issue = rows.length > 0 ? await findIssue(db, id) : null
  if (!issue) return
  await beginIssue(db, issue, now)
  await tell(db, 'issue.sent', id, { scheduledAt: issue.scheduledAt?.toISOString() ?? '' })
}

/** Nothing goes any more to an address whose server knows no such box. */
export async function suppressGone(db: Db, email: string): Promise<void> {
  const { rows } = await db.lease.query<{ digest: string }>(
    {
      text: `insert into suppressions (digest, reason) values (app_mail_digest($1), 'bounced') on conflict do nothing returning digest`,
    },
    [email],
  )
  const [row] = rows
  if (row) await tell(db, 'address.suppressed', row.digest, { reason: 'bounced' }, 'address')
}

/** The server refuses everybody: a person looks before it goes on, and the last `refused` of them are asked again then. */
export async function haltIssue(db: Db, id: string, failure: string, refused: number): Promise<void> {
  await db.lease.query(
    {
      text: `update newsletter_issues set status = 'stopped', failure = $2, version = version + 1 where id = $1 and status = 'sending'`,
    },
    [id, failure],
  )
  // What was refused was refused to us.
  await db.lease.query(
    {
      text: `update newsletter_deliveries set status = 'waiting' where issue_id = $1 and status = 'refused' and subscriber_id in
        (select subscriber_id from newsletter_deliveries where issue_id = $1 and status = 'refused' order by at desc limit $2)`,
    },
    [id, refused],
  )
  await tell(db, 'issue.stopped', id, { failure })
}

/** Its counts are kept with it, and whoever was refused for the third time gets no more. */
export async function finishIssue(db: Db, id: string, now: Date): Promise<void> {
  const { rows } = await db.lease.query<{ sent: number }>(
    {
      text: `update newsletter_issues i set status = 'sent', sent_at = $2, failure = null, version = version + 1, sent_count = c.sent,
          refused_count = c.refused, left_count = c.gone
        from (select count(*) filter (where status = 'sent') as sent, count(*) filter (where status = 'refused') as refused,
          count(*) filter (where status = 'left') as gone from newsletter_deliveries where issue_id = $1) c
        where i.id = $1 and i.status in ('sending', 'stopped') returning i.sent_count as sent`,
    },
    [id, now],
  )
  const [row] = rows
  if (!row) return
  // Of this issue's refused alone: whoever is written to again after a look by a person is judged by what comes then.
  await db.lease.query(
    {
      text: `insert into suppressions (digest, reason)
        select app_mail_digest(s.email), 'bounced' from newsletter_deliveries d join subscribers s on s.id = d.subscriber_id
        where d.issue_id = $1 and d.status = 'refused' and (select count(*) from (
          select issue_id from newsletter_deliveries where subscriber_id = s.id and status = 'refused'
          union select issue_id from newsletter_bounces where subscriber_id = s.id and kind in ('gone', 'lost')) lost) >= $2
        on conflict do nothing`,
    },
    [id, bouncesMost.lost],
  )
  await tell(db, 'issue.finished', id, { sent: row.sent })
}

async function tell(
  db: Db,
  kind: 'issue.sent' | 'issue.stopped' | 'issue.finished' | 'address.suppressed',
  id: string,
  details: Record<string, unknown>,
  entity = 'issue',
): Promise<void> {
  await recordEvent(db, null, kind, { type: entity, id, memberId: null, details }, origin)
  await publish(db, 'newsletter', { entity, id, kind, memberId: null })
}
