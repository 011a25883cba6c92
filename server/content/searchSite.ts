import { searchFoundMax } from '#domain/content/limits.ts'
import { searchWords } from '#domain/content/rules/searchWords.ts'
import type { DocumentKind } from '#domain/content/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

type Found = {
  path: string
  kind: DocumentKind
  title: string
  note: string
  excerpt: string
  is_partial: boolean
}

const search = sqlStatement<[words: readonly string[], most: number], Found>(
  'select path, kind, title, note, excerpt, is_partial from app_search_site($1::text[], $2)',
)

/** The search of the public site (K10). A visitor reads no table, so one function of the database looks. */
export const searchSite = openCall(calls.content.searchSite, async ({ db, input }) => {
  const words = searchWords(input.words)
  const rows = words.length > 0 ? await search(db, words, searchFoundMax) : []
  return {
    documents: rows.map(({ is_partial: _, excerpt, ...row }) => ({ ...row, excerpt: piecesOf(excerpt) })),
    isPartial: rows[0]?.is_partial ?? false,
  }
})

/** An excerpt in pieces: what the database put between its two characters is what was looked for. */
function piecesOf(excerpt: string) {
  return excerpt
    .split(/\uE000([^\uE001]*)\uE001/)
    .flatMap((text, at) => (text ? [{ text, isHit: at % 2 === 1 }] : []))
}
