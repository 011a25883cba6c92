import { and, eq, sql } from 'drizzle-orm'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { canAddCardNote, canDeleteCardNote, canRestoreCardNote } from '#domain/board/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { cardNotes } from '../tables.ts'
import { presentNote } from './present.ts'
import { findNote, loadCardOf, loadNote, noteColumns } from './queries.ts'

/** To screens a note is a change of its card. */
const eventOf = (
  name: AppEvent['name'],
  { id, version, userId: memberId }: Awaited<ReturnType<typeof loadCardOf>>,
  noteId: string,
): AppEvent => ({ name, entity: 'card', id, version, memberId, details: { noteId } })

const insertNote = statement((q, n: Args<{ id: string; cardId: string; userId: string; body: string }>) =>
  q
    .insert(cardNotes)
    .values({ id: n.id, cardId: n.cardId, userId: n.userId, createdBy: sql`app_user()`, body: n.body })
    // The sender made the id: the same note sent again is the same note.
    .onConflictDoNothing({ target: cardNotes.id })
    .returning(noteColumns),
)

export const addNote = command(calls.board.addNote, {
  load: ({ db, input }) => loadCardOf(db, input.cardId),
  can: canAddCardNote,
  check: ({ body }) => (body.trim() === '' ? [{ field: 'body', message: fieldTexts.required('Note') }] : []),
  run: async ({ db, input, loaded: card }) => {
    const [note] = await insertNote(db, {
      id: input.id,
      cardId: card.id,
      userId: card.userId,
      body: input.body.trim(),
    })
    if (note) return { note, event: eventOf('card.noted', card, note.id) }
    const there = await findNote(db, input.id)
    if (there?.cardId !== card.id || there.userId !== card.userId) throw new Conflict('id_taken')
    return { note: there, event: null }
  },
  answer: ({ note }, { actor }) => ({ note: presentNote(note, actor.userId) }),
})

const setDeleted = statement((q, n: Args<{ id: string; at: Date | null; now: Date }>) =>
  q
    .update(cardNotes)
    .set({ deletedAt: n.at, updatedAt: n.now })
    .where(
      and(eq(cardNotes.id, n.id), sql`(${cardNotes.deletedAt} is null) = (${n.at}::timestamptz is not null)`),
    )
    .returning(noteColumns),
)

/** Deleted twice, also at once, it leaves one event. */
export const deleteNote = command(calls.board.deleteNote, {
  load: ({ db, input }) => loadNote(db, input.id),
  can: (actor, { card, note }) => canDeleteCardNote(actor, card, note),
  run: async ({ db, loaded: { note, card }, now }) => {
    const [deleted] = await setDeleted(db, { id: note.id, at: now, now })
    return { event: deleted ? eventOf('card.note_deleted', card, note.id) : null }
  },
  answer: () => ({ deleted: true }),
})

/** Within 30 days; one that stands already stays as it is. */
export const restoreNote = command(calls.board.restoreNote, {
  load: ({ db, input }) => loadNote(db, input.id),
  can: (actor, { card, note }, now) => canRestoreCardNote(actor, card, note, now),
  run: async ({ db, loaded: { note, card }, now }) => {
    const [restored] = await setDeleted(db, { id: note.id, at: null, now })
    const there = restored ?? (await findNote(db, note.id))
    if (!there) throw new NotFound('note')
    return { note: there, event: restored ? eventOf('card.note_restored', card, note.id) : null }
  },
  answer: ({ note }, { actor }) => ({ note: presentNote(note, actor.userId) }),
})
