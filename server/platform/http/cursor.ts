import { Invalid } from './refusal.ts'

/** Where a list goes on, packed so that nobody builds on its form. */
export const packCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

/** The parts of a cursor this server made; anything else is the caller's mistake. */
export function unpackCursor(text: string, count: number): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string'))
      return parts
  } catch {
    // Falls through to the refusal.
  }
  throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
}

/** Where a list by time goes on. */
export function momentOf(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [at = '', id = ''] = unpackCursor(cursor, 2)
  const isCursor = !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)
  if (!isCursor) throw new Invalid([{ field: 'cursor', message: 'Invalid cursor' }])
  return { at, id }
}

/** The cursor of the next page, from rows of which there is one more than the page shows. */
export function nextOf(rows: readonly { id: string; createdAt: Date }[], limit: number): string | null {
  const last = rows[limit - 1]
  return rows.length > limit && last ? packCursor([last.createdAt.toISOString(), last.id]) : null
}
