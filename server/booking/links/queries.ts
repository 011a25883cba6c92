import { and, desc, eq, lt, or } from 'drizzle-orm'
import { bookingLimits } from '#domain/booking/limits.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, NotFound } from '#server/platform/http/refusal.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { bookingLinks } from '../tables.ts'
import type { LinkRow, OfferedRow } from './linkRow.ts'
import { linkColumns } from './linkRow.ts'
import { presentLink, presentOffered } from './present.ts'

/** Under which name a link's secret is stored: whoever reads the table cannot use it. */
export const storedToken = (token: string): string => hashToken(`booking:${token}`)

const byToken = sqlStatement<[hash: string], { link: OfferedRow | null }>(
  'select app_booking_link($1) as link',
)

/** The link with this secret, or a refusal that says no more than that there is none. */
export async function loadOffered(db: Db, token: string): Promise<OfferedRow> {
  const [row] = await byToken(db, storedToken(token))
  if (!row?.link) throw new NotFound('link')
  return row.link
}

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q.select(linkColumns).from(bookingLinks).where(eq(bookingLinks.id, id)).limit(1),
)
export const findLink = async (db: Db, id: string): Promise<LinkRow | null> =>
  (await byId(db, { id }))[0] ?? null

export const viewBookingLink = openCall(calls.booking.viewBookingLink, async ({ db, now, input }) => ({
  link: presentOffered(await loadOffered(db, input.token), now),
}))

export const listBookingLinks = query(calls.booking.listBookingLinks, {
  read: async ({ db, input: { cursor } }) => {
    const after = cursor ? cursorOf(cursor) : null
    const rows = await db
      .select(linkColumns)
      .from(bookingLinks)
      .where(
        after
          ? or(
              lt(bookingLinks.createdAt, after.at),
              and(eq(bookingLinks.createdAt, after.at), lt(bookingLinks.id, after.id)),
            )
          : undefined,
      )
      .orderBy(desc(bookingLinks.createdAt), desc(bookingLinks.id))
      .limit(bookingLimits.page + 1)
    const page = rows.slice(0, bookingLimits.page)
    return { page, last: rows.length > page.length ? page.at(-1) : undefined }
  },
  present: ({ page, last }, { actor, now }) => ({
    links: page.map((row) => presentLink(row, actor, now)),
    next: last ? packCursor([last.createdAt.toISOString(), last.id]) : null,
  }),
})

function cursorOf(cursor: string) {
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const createdAt = new Date(at)
  if (Number.isNaN(createdAt.getTime())) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { at: createdAt, id }
}
