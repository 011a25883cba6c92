import type pg from 'pg'
import { retryMinutes } from '../rules/replies.ts'

const MINUTE_MS = 60_000
// How many receivers are written down with one statement.
const BATCH = 2_000
/** Before the first receiver, and after the last. */
export const FIRST = '00000000-0000-0000-0000-000000000000'
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type Next = { subscriber_id: string; email: string | null; attempts: number }
/** What became of the last receiver, to be written down with the question for the next one. */
export type Done = {
  id: string
  status: 'sent' | 'refused' | 'waiting'
  reply: string | null
  dueAt: Date | null
}

/** Whoever is to get the issue is written down once, some thousand at a time; run again it writes the same. */
export async function prepareReceivers(client: pg.Client, issueId: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ at: Date | null }>(
    'select prepared_at as at from newsletter_issues where id = $1',
    [issueId],
  )
  if (rows[0]?.at) return
  for (let after: string | null = FIRST; after !== null; ) {
    const part: { rows: { last: string | null }[] } = await client.query<{ last: string | null }>({
      name: 'newsletter_prepare',
      text: `with part as (select s.id from subscribers s where s.id > $2 order by s.id limit ${BATCH}),
          made as (insert into newsletter_deliveries (issue_id, subscriber_id, due_at)
            select $1, r.id, $3 from app_issue_readers($1, $3) r where r.id in (select id from part) on conflict do nothing)
        select (select id from part order by id desc limit 1) as last`,
      values: [issueId, after, now],
    })
    after = part.rows[0]?.last ?? null
  }
  await client.query(
    `update newsletter_issues set prepared_at = $2,
       receivers = (select count(*) from newsletter_deliveries where issue_id = $1) where id = $1`,
    [issueId, now],
  )
}

/** One statement, one commit: what became of the last one, and who is next after `after`; null asks for nobody. */
export async function nextDelivery(
  client: pg.Client,
  issueId: string,
  done: Done | null,
  after: string | null,
  now: Date,
): Promise<Next | undefined> {
  const { rows } = await client.query<Next>({
    name: 'newsletter_next',
    text: 'select subscriber_id, email, attempts from app_next_delivery($1, $2, $3, $4, $5, $6, $7)',
    values: [
      ...[issueId, done?.id ?? null, done?.status ?? null, done?.reply ?? null, done?.dueAt ?? null],
      ...[after ?? LAST, now],
    ],
  })
  return rows[0]
}

/** Asked for, and not handed over. */
export async function putBack(client: pg.Client, issueId: string, id: string): Promise<void> {
  await client.query(
    `update newsletter_deliveries set status = 'waiting', attempts = attempts - 1 where issue_id = $1 and subscriber_id = $2 and status = 'sending'`,
    [issueId, id],
  )
}

/** Whether nobody waits any more for an issue on its way, nor for one that was stopped at its last receiver. */
export async function isAllSettled(client: pg.Client, issueId: string): Promise<boolean> {
  const { rows } = await client.query<{ open: boolean }>(
    `select exists (select from newsletter_deliveries where issue_id = $1 and status in ('waiting', 'sending')) as open
     from newsletter_issues where id = $1 and status in ('sending', 'stopped')`,
    [issueId],
  )
  return rows[0]?.open === false
}

/** What becomes of a receiver whom the mail server did not take: refused for good, or when they are asked again. */
export function settle(
  kind: 'refused' | 'later' | 'down',
  { id, attempts, reply, now }: { id: string; attempts: number; reply: string; now: Date },
): Done {
  const minutes = retryMinutes(attempts)
  if (kind === 'refused' || (kind === 'later' && minutes === null))
    return { id, status: 'refused', reply, dueAt: null }
  // A line that breaks says nothing of the receiver, but one that breaks it each time holds up nobody else.
  const waits = kind === 'later' || attempts >= 3 ? (minutes ?? 360) : 0
  return { id, status: 'waiting', reply, dueAt: new Date(now.getTime() + waits * MINUTE_MS) }
}
