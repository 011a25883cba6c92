import type { SQL } from 'drizzle-orm'
import { and, desc, sql } from 'drizzle-orm'
import { isEmail } from '#domain/accounts/rules/fields.ts'
import { subscriberPageSize } from '#domain/newsletter/limits.ts'
import { canWriteIssues } from '#domain/newsletter/permissions.ts'
import type { SubscriberState, SuppressionReason } from '#domain/newsletter/types.ts'
import { subscriberStates } from '#domain/newsletter/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf } from '#server/platform/http/cursor.ts'
import { subscribers } from '../tables.ts'
import { hasWords } from './hasWords.ts'
import { presentOther, presentSubscriber } from './present.ts'
import type { SubscriberRow } from './subscriberRow.ts'

const places = sql`from subscriptions p where p.subscriber_id = ${subscribers.id} and p.list in ('founders', 'investors', 'lessons')`
const held = sql`exists (select ${places} and p.confirmed_at is not null and p.left_at is null)`
const asked = sql`exists (select ${places} and p.confirmed_at is null and p.left_at is null)`
const reason = sql`(select x.reason from suppressions x where x.digest = app_mail_digest(${subscribers.email}))`
const suppressedAt = sql<
  string | null
>`(select to_jsonb(x.created_at) #>> '{}' from suppressions x where x.digest = app_mail_digest(${subscribers.email}))`
const bounce = sql<
  SubscriberRow['bounce']
>`(select jsonb_build_object('kind', b.kind, 'issue', i.number, 'status', b.status,
  'said', b.said, 'at', b.at) from newsletter_bounces b join newsletter_issues i on i.id = b.issue_id
  where b.subscriber_id = subscribers.id order by b.at desc, b.kind limit 1)`
/** One state for each, the one that decides whether an issue goes there. */
const state = (now: Date) =>
  sql<SubscriberState>`case when ${reason} is not null then 'suppressed' when ${held} and ${subscribers.pausedUntil} > ${now} then 'paused'
    when ${held} then 'active' when ${asked} then 'waiting' else 'left' end`
const topics = sql<
  string[]
>`coalesce((select array_agg(p.list order by p.list) ${places} and p.left_at is null), '{}')`

type Which = { state?: SubscriberState | undefined; search?: string | undefined }

/** Subscribers of YELMail, newest first; those of other lists alone are none. */
export const findSubscribers = (
  db: Db,
  { state: only, search }: Which,
  now: Date,
  after: SQL | undefined,
  limit: number,
): Promise<SubscriberRow[]> =>
  db
    .select({
      ...{ id: subscribers.id, email: subscribers.email, name: subscribers.name, state: state(now), topics },
      ...{
        pausedUntil: subscribers.pausedUntil,
        leftWhy: subscribers.leftWhy,
        createdAt: subscribers.createdAt,
      },
      suppressedFor: sql<SuppressionReason | null>`${reason}`,
      ...{ suppressedAt, bounce },
    })
    .from(subscribers)
    .where(
      and(
        sql`exists (select ${places})`,
        hasWords(search),
        only ? sql`${state(now)} = ${only}` : undefined,
        after,
      ),
    )
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id))
    .limit(limit)

const suppressedOther = sqlStatement<[email: string], SuppressedOther>(
  `select x.reason, x.created_at as "at" from suppressions x where x.digest = app_mail_digest($1)`,
)
type SuppressedOther = { reason: SuppressionReason; at: Date }

/** What is kept of an address by its digest, for whoever searches for all of it; null where a subscriber says it already. */
async function findOther(db: Db, { state: only, search = '' }: Which, rows: readonly SubscriberRow[]) {
  const email = search.trim()
  const isListed = rows.some((row) => row.email.toLowerCase() === email.toLowerCase())
  if (isListed || !isEmail(email) || (only && only !== 'suppressed')) return null
  const [row] = await suppressedOther(db, email)
  return row ? { email, ...row } : null
}

export const listSubscribers = query(calls.newsletter.listSubscribers, {
  read: async ({ db, now, input: { cursor, ...which } }) => {
    const from = momentOf(cursor)
    const after = from
      ? sql`(${subscribers.createdAt}, ${subscribers.id}) < (${from.at}::timestamptz, ${from.id}::uuid)`
      : undefined
    const rows = await findSubscribers(db, which, now, after, subscriberPageSize + 1)
    return { rows, other: from ? null : await findOther(db, which, rows) }
  },
  can: canWriteIssues,
  present: ({ rows, other }, { now }) => ({
    other: other && presentOther(other),
    subscribers: rows.slice(0, subscriberPageSize).map((row) => presentSubscriber(row, now)),
    next: nextOf(rows, subscriberPageSize),
  }),
})

export const countSubscribers = query(calls.newsletter.countSubscribers, {
  read: async ({ db, now }) => {
    const { rows } = await db.execute<{ state: SubscriberState; count: number }>(
      sql`select state, count(*)::int as count from (select ${state(now)} as state from subscribers where exists (select ${places})) s group by state`,
    )
    return rows
  },
  can: canWriteIssues,
  present: (rows) => ({
    // safe because every state is counted, with nothing where nobody is in it
    counts: Object.fromEntries(
      subscriberStates.map((each) => [each, rows.find((row) => row.state === each)?.count ?? 0]),
    ) as Record<SubscriberState, number>,
  }),
})
