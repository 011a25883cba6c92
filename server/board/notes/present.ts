import type { NoteRow } from './queries.ts'

/** What leaves the server of a note. */
export function presentNote(
  row: Pick<NoteRow, 'id' | 'body' | 'createdBy' | 'createdAt' | 'authorName'>,
  readerId: string,
) {
  return {
    id: row.id,
    body: row.body,
    authorName: row.authorName ?? 'Unknown',
    isMine: row.createdBy === readerId,
    createdAt: row.createdAt.toISOString(),
  }
}
