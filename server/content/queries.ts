import { asc, desc, sql } from 'drizzle-orm'
import { errorPageSize } from '#contract/content.ts'
import { canEnterStaff } from '#domain/accounts/permissions.ts'
import { pageCountLimits } from '#domain/content/limits.ts'
import { canViewErrors, canViewPageCounts, canWriteSiteTexts } from '#domain/content/permissions.ts'
import { cspReportLimits } from '#domain/content/rules/cspReport.ts'
import { textKinds } from '#domain/content/rules/textKinds.ts'
import type { LegalVersion, ShownText, SiteTextKind } from '#domain/content/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { momentOf, nextOf, packCursor, unpackCursor } from '#server/platform/http/cursor.ts'
import { Invalid, NotFound } from '#server/platform/http/refusal.ts'
import type { ErrorGroupRow, SiteTextRow, SiteTextVersionRow } from './present.ts'
import {
  presentCspReport,
  presentError,
  presentErrorGroup,
  presentPageCount,
  presentShownSlug,
  presentSiteText,
  presentSiteTextLine,
  presentSiteTextVersion,
} from './present.ts'
import { manual } from './rules/manual.ts'
import { clientErrors, cspReports, pageCounts } from './tables.ts'

/** The manual of the staff. Its words stand on the server and in no bundle, so that nobody else is ever sent them (T-020). */
export const getManual = query(calls.content.getManual, {
  read: async () => manual,
  can: canEnterStaff,
  present: ({ day, chapters }) => ({ day, chapters: [...chapters] }),
})

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

/** What browsers refused by the content policy, the latest first (T-158). */
export const listCspReports = query(calls.content.listCspReports, {
  read: ({ db }) => db.select().from(cspReports).orderBy(desc(cspReports.lastAt)).limit(cspReportLimits.page),
  can: canViewErrors,
  present: (rows) => ({ reports: rows.map(presentCspReport) }),
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

// What a version changes, and whether members are asked again, is said of that one (0075): once it is in force, its draft says neither.
const columns = `t.id, t.kind, t.slug, t.version,
  case when exists (select from site_text_versions v where v.text_id = t.id and v.from_at between t.updated_at and now())
    then t.fields - array['again', 'changed'] else t.fields end as fields, t.updated_at as "updatedAt",
  (select max(v.version) from site_text_versions v where v.text_id = t.id and v.from_at <= now()) as "shownVersion",
  (select max(v.from_at) from site_text_versions v where v.text_id = t.id and v.from_at <= now()) as "shownAt",
  (select max(v.from_at) from site_text_versions v where v.text_id = t.id and v.from_at > now()) as "showsAt",
  case when not exists (select from site_text_versions v where v.text_id = t.id and v.published_by is not null
    and v.from_at > t.withdrawn_at and v.from_at <= now())
    then t.withdrawn_at end as "withdrawnAt",
  exists (select from site_text_versions v where v.text_id = t.id and v.published_by is null) as "isBuilt"`

const ofKind = sqlStatement<[kind: SiteTextKind], SiteTextRow>(
  `select ${columns} from site_texts t where t.kind = $1 order by t.updated_at desc, t.slug, t.id`,
)
const one = sqlStatement<[id: string], SiteTextRow>(`select ${columns} from site_texts t where t.id = $1`)
const hold = sqlStatement<[id: string], { id: string }>('select id from site_texts where id = $1 for update')
const versions = sqlStatement<[id: string], SiteTextVersionRow>(
  `select v.version, v.fields, v.from_at as "fromAt", app_name(v.published_by) as "publishedBy",
     v.published_by is null as "isBuilt" from site_text_versions v
   where v.text_id = $1 order by v.version desc limit 50`,
)

/** A text as it stands, or null. */
export const findSiteText = async (db: Db, id: string): Promise<SiteTextRow | null> =>
  (await one(db, id))[0] ?? null

/** A text held still until the commit, or a refusal that says no more than that there is none. */
export async function holdSiteText(db: Db, id: string): Promise<SiteTextRow> {
  const [[held], [text]] = await Promise.all([hold(db, id), one(db, id)])
  if (!held || !text) throw new NotFound('site_text')
  return text
}

export const listSiteTexts = query(calls.content.listSiteTexts, {
  read: ({ db, input }) => ofKind(db, input.kind),
  can: canWriteSiteTexts,
  present: (rows, { input }) => ({ texts: inOrder(input.kind, rows).map(presentSiteTextLine) }),
})

/** As they stand on the site where they have a place there; else the latest change first. */
function inOrder(kind: SiteTextKind, rows: readonly SiteTextRow[]): readonly SiteTextRow[] {
  const { fields } = textKinds[kind]
  const groups = fields.find(({ shape }) => shape === 'choice')
  if (!fields.some(({ shape }) => shape === 'place')) return rows
  const group = (row: SiteTextRow) =>
    groups?.options?.findIndex(({ value }) => value === row.fields[groups.name]) ?? 0
  const place = (row: SiteTextRow) => Number(row.fields.place)
  return [...rows].sort((a, b) => group(a) - group(b) || place(a) - place(b))
}

export const getSiteText = query(calls.content.getSiteText, {
  read: async ({ db, input: { id } }) => {
    const [text, history] = await Promise.all([findSiteText(db, id), versions(db, id)])
    if (!text) throw new NotFound('site_text')
    return { text, history }
  },
  can: canWriteSiteTexts,
  present: ({ text, history }) => ({
    text: presentSiteText(text),
    versions: history.map((version) => presentSiteTextVersion(text, version)),
    shownSlug: presentShownSlug(text, history),
  }),
})

const shown = sqlStatement<[], ShownText>(
  'select kind, slug, fields, is_withdrawn as "isWithdrawn" from app_shown_texts()',
)
/** What visitors see now in place of what the build brought, whoever asks. */
export const listShown = async (db: Db) => await shown(db)

const history = sqlStatement<[isWhole: boolean], LegalVersion>(
  'select slug, fields from app_legal_history($1)',
)
/** The versions of the legal texts up to the one in force, of each the last first; only their numbers and days unless whole. */
export const listLegalHistory = async (db: Db, isWhole: boolean) => await history(db, isWhole)

const unknownPaths = sqlStatement<[paths: readonly string[]], { path: string }>(
  'select path from app_unknown_paths($1::text[]) as path',
)
/** Which of these addresses no page of the site has, for staff who write links to them (K90). */
export const findUnknownPaths = async (db: Db, paths: readonly string[]): Promise<readonly string[]> =>
  (await unknownPaths(db, paths)).map(({ path }) => path)
