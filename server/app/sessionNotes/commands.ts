import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { SessionEvent } from '#domain/sessions/events.ts'
import {
  canAddSessionNote,
  canChangeSessionNote,
  canRestoreSessionNote,
} from '#domain/sessions/permissions.ts'
import { defaultNoteTags, noteTags, recapContext } from '#domain/sessions/rules/notes.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent, Scope } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound, Refused } from '#server/platform/http/refusal.ts'
import { eventOf } from '#server/sessions/commands.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { loadSession } from '#server/sessions/queries.ts'
import type { NoteRow } from './noteRow.ts'
import { presentSessionNote } from './present.ts'
import { findNote, loadNote } from './queries.ts'

/** To screens a note is a change of its session. */
const told = (name: SessionEvent, session: KnownSession, noteId: string): AppEvent =>
  eventOf(name, session, { noteId })
const words = ({ content }: { content: string }) =>
  content.trim() === '' ? [{ field: 'content', message: fieldTexts.required('Note') }] : []
const show = ({ note }: { note: NoteRow }) => ({ note: presentSessionNote(note) })

type Insert = [id: string, sessionId: string, memberId: string, content: string, tags: string[], at: string]
const insertNote = sqlStatement<Insert, { id: string }>(
  // The sender made the id: the same note sent again is the same note.
  `insert into session_notes (id, session_id, user_id, created_by, content, tags, capture_context)
   values ($1, $2, $3, app_user(), $4, $5, $6::jsonb) on conflict (id) do nothing returning id`,
)

export const addSessionNote = command(calls.sessions.addSessionNote, {
  load: ({ db, input }) => loadSession(db, input.sessionId),
  can: canAddSessionNote,
  check: words,
  run: async ({ db, input, loaded: session }) => {
    const { id } = input
    const tags = input.tags ? noteTags(input.tags) : [...defaultNoteTags]
    const context = JSON.stringify(recapContext(session))
    const [row] = await insertNote(db, id, session.id, session.userId, input.content.trim(), tags, context)
    const note = await findNote(db, id)
    if (note?.sessionId !== session.id) throw new Conflict('id_taken')
    return { note, event: row ? told('session.note_added', session, id) : null }
  },
  answer: show,
})

/** One of the reader's own notes and the session it belongs to. */
async function loadWithSession({ db, input }: Scope & { input: { id: string } }) {
  const note = await loadNote(db, input.id)
  return { note, session: await loadSession(db, note.sessionId) }
}

type Update = [id: string, content: string, tags: string[], version: number, at: Date]
const updateNote = sqlStatement<Update, { id: string }>(
  `update session_notes set content = $2, tags = $3, version = version + 1, updated_at = $5
   where id = $1 and version = $4 and deleted_at is null returning id`,
)

/** Words and tags; somebody who wrote from an older version is told, and their words stay with them (K93). */
export const editSessionNote = command(calls.sessions.editSessionNote, {
  load: loadWithSession,
  can: (actor, { session, note }) => canChangeSessionNote(actor, session, note),
  check: words,
  run: async ({ db, input, now, loaded: { note, session } }) => {
    const content = input.content.trim()
    const tags = input.tags ? noteTags(input.tags) : note.tags
    // The same edit sent again changes nothing and is no conflict.
    if (content === note.content && tags.join('\n') === note.tags.join('\n')) return { note, event: null }
    const [stored] = await updateNote(db, note.id, content, tags, input.baseVersion, now)
    const there = await loadNote(db, note.id)
    if (!stored)
      throw new Conflict('note_changed', { version: there.version, theirs: presentSessionNote(there) })
    return { note: there, event: told('session.note_edited', session, note.id) }
  },
  answer: show,
})

const setDeleted = sqlStatement<[id: string, at: Date | null, now: Date], { id: string }>(
  `update session_notes set deleted_at = $2, updated_at = $3
   where id = $1 and (deleted_at is null) = ($2::timestamptz is not null) returning id`,
)
async function moved(db: Db, note: NoteRow, at: Date | null, now: Date) {
  const [changed] = await setDeleted(db, note.id, at, now)
  return { note: await loadNote(db, note.id), isChanged: changed !== undefined }
}

/** Deleted twice, also at once, it leaves one event. */
export const deleteSessionNote = command(calls.sessions.deleteSessionNote, {
  load: loadWithSession,
  can: (actor, { session, note }) => canChangeSessionNote(actor, session, { ...note, deletedAt: null }),
  run: async ({ db, now, loaded: { note, session } }) => {
    const { isChanged, ...after } = await moved(db, note, now, now)
    return { ...after, event: isChanged ? told('session.note_deleted', session, note.id) : null }
  },
  answer: show,
})

export const restoreSessionNote = command(calls.sessions.restoreSessionNote, {
  load: loadWithSession,
  can: (actor, { session, note }, now) => canRestoreSessionNote(actor, session, note, now),
  run: async ({ db, now, loaded: { note, session } }) => {
    const { isChanged, ...after } = await moved(db, note, null, now)
    return { ...after, event: isChanged ? told('session.note_restored', session, note.id) : null }
  },
  answer: show,
})

const ownCard = sqlStatement<[id: string], { id: string; archivedAt: Date | null }>(
  `select id, archived_at as "archivedAt" from julboard_tasks where id = $1 and user_id = app_user()`,
)
// One note leads to one card: linked again, it leads to the other. The link takes the note's own id.
const link = sqlStatement<[noteId: string, cardId: string, at: string], { id: string }>(
  `insert into board_assignments as l (id, user_id, source_type, source_id, target_type, target_id, assignment_context)
   values ($1, app_user(), 'session_notes', $1, 'julboard_task', $2, $3::jsonb)
   on conflict (user_id, source_type, source_id) do update
     set target_id = excluded.target_id, assignment_context = excluded.assignment_context
     where l.target_id <> excluded.target_id returning id`,
)
const unlink = sqlStatement<[noteId: string], { id: string }>(
  `delete from board_assignments where user_id = app_user() and source_type = 'session_notes' and source_id = $1 returning id`,
)

export const linkSessionNote = command(calls.sessions.linkSessionNote, {
  load: async (scope) => {
    const [loaded, [card]] = await Promise.all([
      loadWithSession(scope),
      ownCard(scope.db, scope.input.cardId),
    ])
    if (!card) throw new NotFound('card')
    return { ...loaded, card }
  },
  can: (actor, { session, note }) => canChangeSessionNote(actor, session, note),
  run: async ({ db, now, loaded: { note, session, card } }) => {
    if (card.archivedAt && note.cardId !== card.id) throw new Refused('card_archived')
    const [changed] = await link(db, note.id, card.id, JSON.stringify({ linked_at: now.toISOString() }))
    return {
      note: await loadNote(db, note.id),
      event: changed ? told('session.note_linked', session, note.id) : null,
    }
  },
  answer: show,
})

export const unlinkSessionNote = command(calls.sessions.unlinkSessionNote, {
  load: loadWithSession,
  can: (actor, { session, note }) => canChangeSessionNote(actor, session, note),
  run: async ({ db, loaded: { note, session } }) => {
    const [changed] = await unlink(db, note.id)
    return {
      note: await loadNote(db, note.id),
      event: changed ? told('session.note_unlinked', session, note.id) : null,
    }
  },
  answer: show,
})
