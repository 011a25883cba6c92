import type {
  ClientError,
  CspReport,
  ErrorGroup,
  PageCount,
  SiteText,
  SiteTextLine,
  SiteTextVersion,
} from '#contract/content.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { isKeptIn, textKinds, titleOf } from '#domain/content/rules/textKinds.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import type { SiteTextFields, SiteTextKind, SiteTextState } from '#domain/content/types.ts'
import { pick } from '#server/platform/pick.ts'
import type { clientErrors, cspReports, pageCounts } from './tables.ts'

type ClientErrorRow = typeof clientErrors.$inferSelect
export type ErrorGroupRow = Pick<ClientErrorRow, 'level' | 'path' | 'message'> & {
  count: number
  firstAt: Date
  lastAt: Date
  /** Tells groups that happened last at the same time apart. */
  key: string
}

/** A stored error for staff; there is nothing about a person in it. */
export const presentError = (row: ClientErrorRow): ClientError => ({
  ...pick(row, 'id', 'level', 'path', 'message', 'stack', 'release'),
  createdAt: row.createdAt.toISOString(),
})

export const presentCspReport = (row: typeof cspReports.$inferSelect): CspReport => ({
  ...row,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
})

export const presentPageCount = ({ day, path, count }: typeof pageCounts.$inferSelect): PageCount => ({
  day,
  path,
  count,
})

export const presentErrorGroup = ({ key: _key, ...row }: ErrorGroupRow): ErrorGroup => ({
  ...row,
  firstAt: row.firstAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
})

export type SiteTextRow = {
  id: string
  kind: SiteTextKind
  slug: string
  fields: SiteTextFields
  version: number
  withdrawnAt: Date | null
  updatedAt: Date
  shownVersion: number | null
  shownAt: Date | null
  showsAt: Date | null
  isBuilt: boolean
}
export type SiteTextVersionRow = {
  version: number
  fields: SiteTextFields
  fromAt: Date
  publishedBy: string | null
  isBuilt: boolean
}

/** A text as lists show it, with what visitors see of it at this moment. */
export function presentSiteTextLine({
  withdrawnAt,
  shownVersion,
  fields,
  ...row
}: SiteTextRow): SiteTextLine {
  const { id, kind, version, updatedAt, shownAt, showsAt, isBuilt } = row
  return {
    id,
    kind,
    version,
    isBuilt,
    title: titleOf(kind, fields),
    path: textKinds[kind].pathOf(fields),
    state: stateOf({ version, withdrawnAt, shownVersion, showsAt }),
    updatedAt: updatedAt.toISOString(),
    shownAt: shownAt?.toISOString() ?? null,
    showsAt: showsAt?.toISOString() ?? null,
  }
}

/** The same with its draft, for whoever edits it. */
export const presentSiteText = (row: SiteTextRow): SiteText => ({
  ...presentSiteTextLine(row),
  fields: row.fields,
})

type Standing = Pick<SiteTextRow, 'version' | 'withdrawnAt' | 'shownVersion' | 'showsAt'>
function stateOf({ version, withdrawnAt, shownVersion, showsAt }: Standing): SiteTextState {
  if (showsAt) return 'scheduled'
  if (withdrawnAt) return 'withdrawn'
  if (shownVersion === null) return 'draft'
  // Publishing itself counts one on.
  return version > shownVersion + 1 ? 'changed' : 'published'
}

/** What visitors find a text by now, out of its versions. */
export const presentShownSlug = (
  { withdrawnAt, shownVersion }: SiteTextRow,
  history: readonly SiteTextVersionRow[],
): string | null => {
  const shown = withdrawnAt ? undefined : history.find(({ version }) => version === shownVersion)
  return shown?.fields.slug ?? null
}

export const presentSiteTextVersion = (
  { kind, fields: draft }: Pick<SiteTextRow, 'kind' | 'fields'>,
  { version, fields, fromAt, publishedBy, isBuilt }: SiteTextVersionRow,
): SiteTextVersion => ({
  version,
  title: titleOf(kind, fields),
  fromAt: fromAt.toISOString(),
  publishedBy: isBuilt ? siteTextTexts.byBuild : (publishedBy ?? accountUiTexts.somebody),
  isDraft: isKeptIn(kind, draft, fields),
})
