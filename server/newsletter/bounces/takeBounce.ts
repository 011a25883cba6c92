import type { EventName } from '#domain/audit/events.ts'
import { deliveryKind, gravest, isComplaint, isDeadBox } from '#domain/newsletter/rules/bounces.ts'
import type { BounceKind, SuppressionReason } from '#domain/newsletter/types.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { BounceWord } from './bounceWord.ts'
import type { Bounce } from './readBounce.ts'

const SAID_MOST = 300

const holdReader = sqlStatement<[id: string], { email: string; digest: string }>(
  'select email, app_mail_digest(email) as digest from subscribers where id = $1 for update',
)
const note = sqlStatement<
  [issue: string, reader: string, kind: BounceKind, status: string, said: string, at: Date],
  { kind: BounceKind }
>(
  `insert into newsletter_bounces (issue_id, subscriber_id, kind, status, said, at)
     select d.issue_id, d.subscriber_id, $3, $4, $5, $6 from newsletter_deliveries d where d.issue_id = $1 and d.subscriber_id = $2
   on conflict do nothing returning kind`,
)
const settled = sqlStatement<[issue: string, reader: string, digest: string], { is: boolean }>(
  `select exists (select from newsletter_bounces where issue_id = $1 and subscriber_id = $2 and kind = 'complained')
     or exists (select from suppressions where digest = $3 and reason = 'complained') as is`,
)
const isSettled = async (
  db: Db,
  ...of: Parameters<typeof settled> extends [Db, ...infer Given] ? Given : never
) => (await settled(db, ...of))[0]?.is ?? true
// Counts that outlive the rows of who it was: a reader without a box is one whom it did not reach, however many reports say so.
const count = sqlStatement<[issue: string, reader: string, kind: BounceKind], never>(
  `update newsletter_issues set late_count = late_count + ($3 = 'late')::int, complained_count = complained_count + ($3 = 'complained')::int,
     lost_count = lost_count + ($3 in ('gone', 'lost') and not exists (select from newsletter_bounces b
       where b.issue_id = $1 and b.subscriber_id = $2 and b.kind in ('gone', 'lost') and b.kind <> $3))::int where id = $1`,
)
const counted = sqlStatement<[reader: string], { lost: number; late: number }>(
  `select (select count(*) from (select issue_id from newsletter_deliveries where subscriber_id = $1 and status = 'refused'
       union select issue_id from newsletter_bounces where subscriber_id = $1 and kind in ('gone', 'lost')) l)::int as lost,
     (select count(distinct issue_id) from newsletter_bounces where subscriber_id = $1 and kind = 'late')::int as late`,
)
const leave = sqlStatement<[reader: string, at: Date, topics: readonly string[]], { list: string }>(
  `update subscriptions set left_at = $2 where subscriber_id = $1 and left_at is null and list = any($3::text[]) returning list`,
)
// A complaint outweighs what was there: it is lifted by an admin alone.
const weaken = sqlStatement<[digest: string], never>(
  `delete from suppressions where digest = $1 and reason <> 'complained'`,
)
const suppress = sqlStatement<[digest: string, reason: SuppressionReason], { digest: string }>(
  `insert into suppressions (digest, reason) values ($1, $2) on conflict do nothing returning digest`,
)

/**
 * Writes down what came back of one reader's issue, once of each kind, and sees to it that no more goes where none arrives or none
 * is wanted; receipts and mail for signing in ask for none of it. Says whether it was new. As the jobs, in one transaction (K15).
 */
export async function takeBounce(db: Db, bounce: Bounce, requestId: string, now: Date): Promise<boolean> {
  const { issueId, readerId } = bounce
  const [reader] = await holdReader(db, readerId)
  if (!reader) return false
  const read = judge(bounce, reader.email.toLowerCase())
  if (!read) return false
  const { kind, word } = read
  const [noted] = await note(db, issueId, readerId, kind, word?.status ?? '', clean(word?.said ?? ''), now)
  // A complaint may come when it is forgotten who got what: our token says enough, and it counts once.
  if (!noted && (kind !== 'complained' || (await isSettled(db, issueId, readerId, reader.digest))))
    return false
  await count(db, issueId, readerId, kind)
  const tell = (name: EventName, id: string, entity: string, details: Record<string, unknown>) =>
    tellOf(db, requestId, { name, id, entity, details })
  if (kind === 'complained') {
    const left = await leave(db, readerId, now, mailTopics)
    await tell('issue.complained', readerId, 'subscriber', { issueId, feedback: bounce.feedback })
    if (left.length > 0)
      await tell('list.left', readerId, 'subscriber', { lists: left.map(({ list }) => list) })
    await weaken(db, reader.digest)
  } else await tell('issue.bounced', readerId, 'subscriber', { issueId, kind, status: word?.status ?? '' })
  const [counts] = await counted(db, readerId)
  if (kind !== 'complained' && kind !== 'gone' && !(counts && isDeadBox(counts))) return true
  const reason = kind === 'complained' ? 'complained' : 'bounced'
  const [row] = await suppress(db, reader.digest, reason)
  if (row) await tell('address.suppressed', row.digest, 'address', { reason })
  return true
}

/** The gravest that a report says of a reader, with the words it says it in. */
function judge(
  { feedback, words }: Bounce,
  email: string,
): { kind: BounceKind; word: BounceWord | null } | null {
  if (feedback !== null) return isComplaint(feedback) ? { kind: 'complained', word: null } : null
  const kindOf = (word: BounceWord) => deliveryKind({ ...word, isOurs: word.addresses.includes(email) })
  const kind = gravest(words.map(kindOf))
  return kind && { kind, word: words.find((word) => kindOf(word) === kind) ?? null }
}

/** What a server said, on one line and without what no screen can show. */
const clean = (said: string) =>
  said
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, SAID_MOST)

type Told = { name: EventName; id: string; entity: string; details: Record<string, unknown> }
async function tellOf(db: Db, requestId: string, { name, id, entity, details }: Told): Promise<void> {
  const origin = { requestId, ipAddress: '', userAgent: '' }
  await recordEvent(db, null, name, { type: entity, id, memberId: null, details }, origin)
  await publish(db, 'newsletter', { entity, id, kind: name, memberId: null })
}
