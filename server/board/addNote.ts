import { AddNoteInput } from '#contract/board/cards.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { canAddCardNote } from '#domain/board/permissions.ts'
import { command } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import type { NoteRow } from './reads.ts'
import { getCard, getNote } from './reads.ts'
import { cardNotes } from './tables.ts'

export const addNote = command({
  input: AddNoteInput,
  load: async ({ db, actor, input }) => {
    const card = await getCard(db, input.cardId)
    return { ...card, isAssignedAdvisor: card.userId !== actor.userId }
  },
  can: canAddCardNote,
  check: (input) =>
    input.body.trim() === '' ? [{ field: 'body', message: fieldTexts.required('Note') }] : [],
  run: async ({ db, actor, input, loaded, publish }): Promise<{ note: NoteRow; isNew: boolean }> => {
    const [note] = await db
      .insert(cardNotes)
      .values({
        id: input.id,
        cardId: loaded.id,
        userId: loaded.userId,
        createdBy: actor.userId,
        body: input.body.trim(),
      })
      .onConflictDoNothing({ target: cardNotes.id })
      .returning()
    if (!note) {
      const there = await getNote(db, input.id).catch(() => null)
      if (there?.cardId !== loaded.id || there.userId !== loaded.userId) throw new Conflict('id_taken')
      return { note: there, isNew: false }
    }
    await publish('board', {
      entity: 'card',
      id: loaded.id,
      version: loaded.version,
      kind: 'card.noted',
      memberId: loaded.userId,
    })
    return { note, isNew: true }
  },
  audit: {
    action: 'card.noted',
    subject: ({ note }) => ({
      type: 'card',
      id: note.cardId,
      memberId: note.userId,
      details: { noteId: note.id },
    }),
    happened: ({ isNew }) => isNew,
  },
})
