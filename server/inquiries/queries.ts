import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { InboxPart } from '#contract/inquiries.ts'
import { inquiryPageSize } from '#contract/inquiries.ts'
import type { InquiryKind } from '#domain/inquiries/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, NotFound } from '#server/platform/http/refusal.ts'
import type { InboxRow, InquiryRow } from './inquiryRow.ts'
import { inboxColumns } from './inquiryRow.ts'
import { presentInquiry, presentMine } from './present.ts'
import { inquiries } from './tables.ts'

const MOST_OWN = 100
const isHeld = sql`${inquiries.held} is not null`
const notHeld = sql`${inquiries.held} is null`
const waiting = sql`${inArray(inquiries.status, ['open', 'in_progress'])} and ${notHeld}`
const closed = sql`${inArray(inquiries.status, ['done', 'declined', 'withdrawn'])} and ${notHeld}`
// A demo member's request reaches no list, whoever reads it (4.12.5).
const notDemo = eq(inquiries.isDemo, false)

const byIdHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select(inboxColumns).from(inquiries).where(eq(inquiries.id, id)).limit(1).for('update'),
)
/** One request, held still until the commit, or a refusal that says no more than that there is none. */
export async function holdInquiry(db: Db, id: string): Promise<InboxRow> {
  const [inquiry] = await byIdHeld(db, { id })
  if (!inquiry) throw new NotFound('inquiry')
  return inquiry
}

const ownById = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), eq(inquiries.userId, sql`app_user()`)))
    .limit(1),
)
/** A request of the reader's own, or null. */
export const findOwnInquiry = async (db: Db, id: string): Promise<InquiryRow | null> =>
  (await ownById(db, { id }))[0] ?? null

/** The reader's request of a kind and subject that still waits for somebody, who advises them longest today, and their calendar. */
export type Requester = { pendingId: string | null; advisorId: string | null; zone: string | null }
const requester = sqlStatement<[kind: InquiryKind, subject: string], Requester>(
  `select (select id from inquiries where user_id = app_user() and kind = $1 and subject = $2
      and status in ('open', 'in_progress') limit 1) as "pendingId",
    (select advisor_id from member_advisors where user_id = app_user() and (until_at is null or until_at > now())
      order by from_at, id limit 1) as "advisorId",
    (select time_zone from profiles where id = app_user()) as zone`,
)
/** What a request needs to know of whoever makes it. */
export async function loadRequester(db: Db, kind: InquiryKind, subject: string): Promise<Requester> {
  const [row] = await requester(db, kind, subject)
  return row ?? { pendingId: null, advisorId: null, zone: null }
}

const own = statement((q) =>
  q
    .select()
    .from(inquiries)
    .where(eq(inquiries.userId, sql`app_user()`))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(MOST_OWN),
)
export const listMyInquiries = query(calls.inquiries.listMyInquiries, {
  read: ({ db }) => own(db, {}),
  present: (rows) => ({ inquiries: rows.map(presentMine) }),
})

/** The inbox (K89): what waits, the own or the open ones first and oldest first; what is closed, newest first. */
export const listInquiries = query(calls.inquiries.listInquiries, {
  read: async ({ db, input: { show = 'pending', memberId, cursor, limit = inquiryPageSize } }) => {
    const list = inboxParts[show]
    const rows = await db
      .select(inboxColumns)
      .from(inquiries)
      .where(
        and(
          list.of,
          notDemo,
          memberId ? eq(inquiries.userId, memberId) : undefined,
          cursor ? list.after(readCursor(cursor)) : undefined,
        ),
      )
      .orderBy(...list.order)
      .limit(limit + 1)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return { page, next: rows.length > limit && last ? packCursor(cursorOf(last, list)) : null }
  },
  present: ({ page, next }) => ({ inquiries: page.map(presentInquiry), next }),
})

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select(inboxColumns)
    .from(inquiries)
    .where(and(eq(inquiries.id, id), notDemo))
    .limit(1),
)
/** One request for whoever has its address, and for an answer that is typed while others change the request (K89). */
export const getInquiry = query(calls.inquiries.getInquiry, {
  read: async ({ db, input: { id } }) => {
    const [inquiry] = await byId(db, { id })
    if (!inquiry) throw new NotFound('inquiry')
    return inquiry
  },
  present: (inquiry) => ({ inquiry: presentInquiry(inquiry) }),
})

/** Where a page ended; `order` is 0 for what stands first among the waiting ones, 1 for the rest. */
type Cursor = { order: string; at: string; id: string }
type List = { of: SQL; order: SQL[]; after(cursor: Cursor): SQL; isFirst?(row: InquiryRow): boolean }

/** What waits, the oldest first among the `first` ones and then among the rest. */
const waitingOnes = (of: SQL, first: SQL, isFirst: (row: InquiryRow) => boolean): List => ({
  of,
  order: [desc(first), asc(inquiries.createdAt), asc(inquiries.id)],
  after: ({ order, at, id }) =>
    sql`(not ${first}, ${inquiries.createdAt}, ${inquiries.id}) > (${order} = '1', ${at}::timestamptz, ${id}::uuid)`,
  isFirst,
})
const pendingOnes = waitingOnes(
  waiting,
  sql`(${inquiries.status} = 'open')`,
  ({ status }) => status === 'open',
)
const isOwn = sql`${inquiries.ownerId} = app_user()`
const noOnes = sql`${inquiries.ownerId} is null`
const ownOnes = waitingOnes(
  sql`${waiting} and (${isOwn} or ${noOnes})`,
  sql`(${inquiries.ownerId} is not null)`,
  ({ ownerId }) => ownerId !== null,
)
const closedAt = sql`coalesce(${inquiries.closedAt}, ${inquiries.updatedAt})`
const closedOnes: List = {
  of: closed,
  order: [desc(closedAt), desc(inquiries.id)],
  after: ({ at, id }) => sql`(${closedAt}, ${inquiries.id}) < (${at}::timestamptz, ${id}::uuid)`,
}

// What is held back is read from the last to come; it carries no owner and no status of its own.
const heldOnes: List = {
  of: isHeld,
  order: [desc(inquiries.createdAt), desc(inquiries.id)],
  after: ({ at, id }) => sql`(${inquiries.createdAt}, ${inquiries.id}) < (${at}::timestamptz, ${id}::uuid)`,
}
/** Which requests a part of the inbox holds, and in which order. */
export const inboxParts: Readonly<Record<InboxPart, List>> = {
  mine: ownOnes,
  pending: pendingOnes,
  closed: closedOnes,
  held: heldOnes,
}
/** Requests of a part of the inbox, as many as were asked for, whoever asked. */
export const partOfInbox = (db: Db, part: InboxPart, limit: number) =>
  db
    .select(inboxColumns)
    .from(inquiries)
    .where(and(inboxParts[part].of, notDemo))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(limit)

function cursorOf(row: InquiryRow, { isFirst }: List) {
  const { id, status, held, createdAt, closedAt: closed, updatedAt } = row
  const isByArrival = held !== null || status === 'open' || status === 'in_progress'
  const at = isByArrival ? createdAt : (closed ?? updatedAt)
  return [isFirst?.(row) ? '0' : '1', at.toISOString(), id]
}

function readCursor(cursor: string): Cursor {
  const [order = '', at = '', id = ''] = unpackCursor(cursor, 3)
  const isInstant = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(at) && !Number.isNaN(Date.parse(at))
  const isCursor = /^[01]$/.test(order) && isInstant && /^[0-9a-f-]{36}$/.test(id)
  if (!isCursor) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { order, at, id }
}

const counts = statement((q) =>
  q
    .select({
      open: sql<number>`(count(*) filter (where ${inquiries.status} = 'open' and ${notHeld}))::int`,
      inProgress: sql<number>`(count(*) filter (where ${inquiries.status} = 'in_progress' and ${notHeld}))::int`,
      mine: sql<number>`(count(*) filter (where ${notHeld} and (${isOwn} or ${noOnes})))::int`,
      held: sql<number>`(count(*) filter (where ${isHeld}))::int`,
    })
    .from(inquiries)
    .where(and(inArray(inquiries.status, ['open', 'in_progress']), notDemo)),
)
export const countInquiries = query(calls.inquiries.countInquiries, {
  read: ({ db }) => counts(db, {}),
  present: ([row]) => row ?? { open: 0, inProgress: 0, mine: 0, held: 0 },
})
