import type { SessionNote } from '#contract/sessions/notes.ts'
import { pick } from '#server/platform/pick.ts'
import type { NoteRow } from './noteRow.ts'

/** What leaves the server of a session note. */
export function presentSessionNote(row: NoteRow): SessionNote {
  return {
    ...pick(row, 'id', 'sessionId', 'content', 'contentType', 'fileUrl', 'fileName', 'tags', 'version'),
    card: row.cardId === null ? null : { id: row.cardId, title: row.cardTitle ?? '' },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
