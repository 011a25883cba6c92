import { asc, desc, sql } from 'drizzle-orm'
import { errorPageSize } from '#contract/content.ts'
import { pageCountLimits } from '#domain/content/limits.ts'
import { canViewErrors, canViewPageCounts } from '#domain/content/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { momentOf, nextOf, packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid } from '#server/platform/http/refusal.ts'
import type { ErrorGroupRow } from './present.ts'
import { presentError, presentErrorGroup, presentPageCount } from './present.ts'
import { clientErrors, pageCounts } from './tables.ts'

/** Stored errors, newest first. */
export const listErrors = query(calls.content.listErrors, {
  read: async ({ db, input: { cursor, limit = errorPageSize } }) => {
    const after = momentOf(cursor || undefined)
    const rows = await db
      .select()
      .from(clientErrors)
      .where(
        after
          ? sql`(${clientErrors.createdAt}, ${clientErrors.id}) < (${isoOf(after.at)}::timestamptz, ${after.id}::uuid)`
          : undefined,
      )
      .orderBy(desc(clientErrors.createdAt), desc(clientErrors.id))
      .limit(limit + 1)
    return { page: rows.slice(0, limit), next: nextOf(rows, limit) }
  },
  can: canViewErrors,
  present: ({ page, next }) => ({ errors: page.map(presentError), next }),
})

/**
 * Equal errors as one, the last to happen first. All of them are read: an hour takes 1,000 at most and they are kept
 * for days, not for ever (T-172).
 */
export const listErrorGroups = query(calls.content.listErrorGroups, {
  read: async ({ db, input: { cursor, limit = errorPageSize } }) => {
    const after = cursor ? readGroupCursor(cursor) : null
    const { level, path, message, createdAt } = clientErrors
    const key = sql<string>`encode(sha256(convert_to(concat_ws(chr(31), ${level}, ${path}, ${message}), 'UTF8')), 'hex')`
    const lastAt = sql<Date>`max(${createdAt})`.mapWith(createdAt)
    const firstAt = sql<Date>`min(${createdAt})`.mapWith(createdAt)
    const rows: ErrorGroupRow[] = await db
      .select({ level, path, message, count: sql<number>`count(*)::int`, firstAt, lastAt, key })
      .from(clientErrors)
      .groupBy(level, path, message)
      .having(after ? sql`(${lastAt}, ${key}) < (${after.at}::timestamptz, ${after.key})` : undefined)
      .orderBy(desc(lastAt), desc(key))
      .limit(limit + 1)
    const last = rows[limit - 1]
    const next = rows.length > limit && last ? packCursor([last.lastAt.toISOString(), last.key]) : null
    return { page: rows.slice(0, limit), next }
  },
  can: canViewErrors,
  present: ({ page, next }) => ({ groups: page.map(presentErrorGroup), next }),
})

/** How often pages were opened, the newest day first and within it by address (T-159). */
export const listPageCounts = query(calls.content.listPageCounts, {
  read: async ({ db, input: { cursor, limit = pageCountLimits.page } }) => {
    const after = cursor ? readDayCursor(cursor) : null
    const rows = await db
      .select()
      .from(pageCounts)
      .where(
        after
          ? sql`${pageCounts.day} < ${after.day}::date or (${pageCounts.day} = ${after.day}::date and ${pageCounts.path} > ${after.path})`
          : undefined,
      )
      .orderBy(desc(pageCounts.day), asc(pageCounts.path))
      .limit(limit + 1)
    const last = rows[limit - 1]
    const next = rows.length > limit && last ? packCursor([last.day, last.path]) : null
    return { page: rows.slice(0, limit), next }
  },
  can: canViewPageCounts,
  present: ({ page, next }) => ({ counts: page.map(presentPageCount), next }),
})

function readDayCursor(cursor: string) {
  const [day = '', path = ''] = unpackCursor(cursor, 2)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))
    throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { day, path }
}

function readGroupCursor(cursor: string) {
  const [at = '', key = ''] = unpackCursor(cursor, 2)
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f]{64}$/.test(key))
    throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { at: isoOf(at), key }
}

// What JavaScript reads as an instant PostgreSQL may not, unless it is written in full.
const isoOf = (at: string) => new Date(at).toISOString()
