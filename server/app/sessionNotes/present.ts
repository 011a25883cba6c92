import type { SessionNote } from '#contract/sessions/notes.ts'
import type { NoteRow } from './noteRow.ts'

/** What leaves the server of a session note. */
export function presentSessionNote(row: NoteRow): SessionNote {
  return {
    id: row.id,
    sessionId: row.sessionId,
    content: row.content,
    contentType: row.contentType,
    fileUrl: row.fileUrl,
    fileName: row.fileName,
    tags: row.tags,
    card: row.cardId === null ? null : { id: row.cardId, title: row.cardTitle ?? '' },
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
