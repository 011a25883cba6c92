import { eq } from 'drizzle-orm'
import { ById } from '#contract/board/access.ts'
import { canDeleteCardNote } from '#domain/board/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { getCard, getNote } from './reads.ts'
import { cardNotes } from './tables.ts'

export const deleteNote = command({
  input: ById,
  load: async ({ db, actor, input }) => {
    const note = await getNote(db, input.id)
    const card = await getCard(db, note.cardId)
    return { note, card: { ...card, isAssignedAdvisor: card.userId !== actor.userId } }
  },
  can: (actor, { card, note }) => canDeleteCardNote(actor, card, note),
  check: nothingToCheck,
  run: async ({ db, loaded: { note, card }, now, publish }) => {
    if (note.deletedAt) return { note, isNew: false }
    await db.update(cardNotes).set({ deletedAt: now, updatedAt: now }).where(eq(cardNotes.id, note.id))
    await publish('board', {
      entity: 'card',
      id: card.id,
      version: card.version,
      kind: 'card.note_deleted',
      memberId: card.userId,
    })
    return { note, isNew: true }
  },
  audit: {
    action: 'card.note_deleted',
    subject: ({ note }) => ({
      type: 'card',
      id: note.cardId,
      memberId: note.userId,
      details: { noteId: note.id },
    }),
    happened: ({ isNew }) => isNew,
  },
})
