import { z } from 'zod'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { noteContentTypes } from '#domain/sessions/types.ts'
import { call } from '../call.ts'
import { Cursor, Id, Instant, Line, Text } from '../fields.ts'

/** A member's note of a session (spec 3 §3); `file…` stays empty until files are stored, `card` is where it was linked. */
export const SessionNote = z.object({
  id: Id,
  sessionId: Id,
  content: z.string(),
  contentType: z.enum(noteContentTypes),
  fileUrl: z.string().nullable(),
  fileName: z.string().nullable(),
  tags: z.array(z.string()),
  card: z.object({ id: Id, title: z.string() }).nullable(),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type SessionNote = z.infer<typeof SessionNote>

/** A session note as the card shows it that it was linked to (K99). */
export const LinkedNote = SessionNote.pick({
  id: true,
  sessionId: true,
  content: true,
  createdAt: true,
}).extend({
  sessionTitle: z.string(),
})
export type LinkedNote = z.infer<typeof LinkedNote>

const NoteTags = z.array(Line(sessionLimits.noteTag)).max(sessionLimits.noteTags)
const NoteContent = Text(sessionLimits.note)

const OneNote = z.object({ note: SessionNote })
const read = { access: 'member', scope: 'assigned', bucket: 'read', right: 'sessions.viewDetails' } as const
const own = {
  access: 'member',
  scope: 'own',
  bucket: 'write',
  right: 'sessions.viewDetails',
  refs: ['id'],
} as const

/** Notes that members keep of their sessions, and the cards they link them to (spec 3 §3, K99). */
export const noteCalls = {
  listSessionNotes: call(
    { ...read, refs: ['sessionId'] },
    'GET /sessions/{sessionId}/notes',
    'List the notes of a session, newest first',
  )
    .input(
      z.strictObject({
        sessionId: Id,
        /** Notes whose words or tags hold this text, in any case. */
        search: Line(sessionLimits.noteSearch).optional(),
        cursor: Cursor.optional(),
        limit: z.number().int().min(1).max(sessionLimits.notesPage).optional(),
      }),
    )
    .output(
      z.object({
        notes: z.array(SessionNote),
        /** What its reader deleted within 30 days and can bring back; on the first page without a search. */
        deleted: z.array(SessionNote),
        next: Cursor.nullable(),
      }),
    ),
  listLinkedNotes: call(
    { ...read, refs: ['cardId'] },
    'GET /board/cards/{cardId}/session-notes',
    'List up to 20 session notes that were linked to a card, newest first',
  )
    .input(z.strictObject({ cardId: Id }))
    .output(z.object({ notes: z.array(LinkedNote) })),
  addSessionNote: call(
    { ...own, refs: ['sessionId'] },
    'POST /sessions/{sessionId}/notes',
    'Add a note to your own session',
  )
    .input(
      z.strictObject({
        id: Id,
        sessionId: Id,
        content: NoteContent,
        tags: NoteTags.optional(),
      }),
    )
    .output(OneNote),
  editSessionNote: call(own, 'PATCH /session-notes/{id}', 'Change your own note')
    .input(
      z.strictObject({
        id: Id,
        baseVersion: z.number().int().min(1),
        content: NoteContent,
        tags: NoteTags.optional(),
      }),
    )
    .output(OneNote),
  deleteSessionNote: call(own, 'DELETE /session-notes/{id}', 'Delete your own note; it can be restored')
    .input(z.strictObject({ id: Id }))
    .output(OneNote),
  restoreSessionNote: call(own, 'POST /session-notes/{id}/restore', 'Restore your own deleted note')
    .input(z.strictObject({ id: Id }))
    .output(OneNote),
  linkSessionNote: call(
    { ...own, refs: ['id', 'cardId'] },
    'PUT /session-notes/{id}/card',
    'Link your own note to a card of your board',
  )
    .input(z.strictObject({ id: Id, cardId: Id }))
    .output(OneNote),
  unlinkSessionNote: call(own, 'DELETE /session-notes/{id}/card', 'Take the link to a card away')
    .input(z.strictObject({ id: Id }))
    .output(OneNote),
}
