import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import { memberAdvisors, profiles } from '#server/accounts/tables.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { inquiries } from './tables.ts'

export type InquiryRow = typeof inquiries.$inferSelect
export type InboxRow = InquiryRow & { company: string | null }
/** Where a page ended; `order` is 0 for open and 1 for taken among the waiting ones. */
export type Cursor = { order: string; at: string; id: string }

const MOST_OWN = 100
const waiting = inArray(inquiries.status, ['open', 'in_progress'])
const closed = inArray(inquiries.status, ['done', 'declined'])
const order = sql<number>`case when ${inquiries.status} = 'open' then 0 else 1 end`

/** One request, kept still until the commit, or a refusal that says no more than that there is none. */
export async function getInquiry(db: Db, id: string): Promise<InquiryRow> {
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.id, id)).limit(1).for('update')
  if (!inquiry) throw new NotFound('inquiry')
  return inquiry
}

export async function findOwn(db: Db, userId: string, id: string): Promise<InquiryRow | null> {
  const [inquiry] = await db
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), eq(inquiries.userId, userId)))
    .limit(1)
  return inquiry ?? null
}

/** The request of this kind and subject that still waits for somebody, or null. */
export async function findPending(
  db: Db,
  userId: string,
  kind: InquiryKind,
  subject: string,
): Promise<InquiryRow | null> {
  const [inquiry] = await db
    .select()
    .from(inquiries)
    .where(
      and(eq(inquiries.userId, userId), eq(inquiries.kind, kind), eq(inquiries.subject, subject), waiting),
    )
    .limit(1)
  return inquiry ?? null
}

/** The last review asked for of each of these decisions, by the card's id. */
export async function listReviews(
  db: Db,
  userId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, InquiryRow>> {
  if (cardIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([inquiries.subject])
    .from(inquiries)
    .where(
      and(
        eq(inquiries.userId, userId),
        eq(inquiries.kind, 'decision_review'),
        inArray(inquiries.subject, [...cardIds]),
      ),
    )
    .orderBy(inquiries.subject, desc(inquiries.createdAt))
  return new Map(rows.map((row) => [row.subject, row]))
}

/** Who advises a member longest today, and so is asked first; null where nobody does. */
export async function findFirstAdvisor(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: memberAdvisors.advisorId })
    .from(memberAdvisors)
    .where(
      and(
        eq(memberAdvisors.userId, userId),
        or(isNull(memberAdvisors.untilAt), gt(memberAdvisors.untilAt, sql`now()`)),
      ),
    )
    .orderBy(asc(memberAdvisors.fromAt), asc(memberAdvisors.id))
    .limit(1)
  return row?.id ?? null
}

export async function listOwn(db: Db, userId: string): Promise<InquiryRow[]> {
  return await db
    .select()
    .from(inquiries)
    .where(eq(inquiries.userId, userId))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(MOST_OWN)
}

/** The inbox (K89): what waits, open first and oldest first; what is closed, newest first. */
export async function listInbox(
  db: Db,
  query: { show: 'pending' | 'closed'; memberId: string | null; after: Cursor | null; limit: number },
): Promise<InboxRow[]> {
  const { show, memberId, after } = query
  const isPending = show === 'pending'
  return await db
    .select({ ...getTableColumns(inquiries), company: profiles.company })
    .from(inquiries)
    .leftJoin(profiles, eq(profiles.id, inquiries.userId))
    .where(
      and(
        isPending ? waiting : closed,
        // A demo member's request reaches no list, whoever reads it (4.12.5).
        eq(inquiries.isDemo, false),
        memberId ? eq(inquiries.userId, memberId) : undefined,
        after ? (isPending ? afterPending(after) : afterClosed(after)) : undefined,
      ),
    )
    .orderBy(
      ...(isPending
        ? [asc(order), asc(inquiries.createdAt), asc(inquiries.id)]
        : [desc(closedAt), desc(inquiries.id)]),
    )
    .limit(query.limit)
}

const closedAt = sql`coalesce(${inquiries.closedAt}, ${inquiries.updatedAt})`
const afterPending = (cursor: Cursor) =>
  sql`(${order}, ${inquiries.createdAt}, ${inquiries.id}) > (${cursor.order}::int, ${cursor.at}::timestamptz, ${cursor.id}::uuid)`
const afterClosed = (cursor: Cursor) =>
  sql`(${closedAt}, ${inquiries.id}) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`

/** Where the page after this row goes on. */
export function cursorOf(row: InquiryRow): readonly [string, string, string] {
  const isPending = row.status === 'open' || row.status === 'in_progress'
  const at = isPending ? row.createdAt : (row.closedAt ?? row.updatedAt)
  return [row.status === 'open' ? '0' : '1', at.toISOString(), row.id]
}

export async function countInbox(db: Db): Promise<{ open: number; inProgress: number }> {
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${inquiries.status} = 'open'))::int`,
      inProgress: sql<number>`(count(*) filter (where ${inquiries.status} = 'in_progress'))::int`,
    })
    .from(inquiries)
    .where(and(waiting, eq(inquiries.isDemo, false)))
  return row ?? { open: 0, inProgress: 0 }
}

export async function findCompany(db: Db, userId: string | null): Promise<string | null> {
  if (!userId) return null
  const [row] = await db
    .select({ company: profiles.company })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .limit(1)
  return row?.company ?? null
}
