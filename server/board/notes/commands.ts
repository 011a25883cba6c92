import { and, eq, isNull, sql } from 'drizzle-orm'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { canAddCardNote, canDeleteCardNote } from '#domain/board/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
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

const setDeleted = statement((q, { id, now }: Args<{ id: string; now: Date }>) =>
  q
    .update(cardNotes)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(cardNotes.id, id), isNull(cardNotes.deletedAt)))
    .returning({ id: cardNotes.id }),
)

/** Deleted twice, also at once, it leaves one event. */
export const deleteNote = command(calls.board.deleteNote, {
  load: ({ db, input }) => loadNote(db, input.id),
  can: (actor, { card, note }) => canDeleteCardNote(actor, card, note),
  run: async ({ db, loaded: { note, card }, now }) => {
    const [deleted] = await setDeleted(db, { id: note.id, now })
    return { event: deleted ? eventOf('card.note_deleted', card, note.id) : null }
  },
  answer: () => ({ deleted: true }),
})
