import { and, eq, sql } from 'drizzle-orm'
import { canAttachFile, canDeleteAttachment, canRestoreAttachment } from '#domain/board/permissions.ts'
import { attachmentRefusal } from '#domain/board/rules/attachments.ts'
import { attachmentKind, refuseUpload } from '#domain/uploads.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { announceFile } from '#server/platform/storage/announce.ts'
import { cardAttachments } from '../tables.ts'
import type { AttachmentRow } from './loadAttachment.ts'
import { findAttachment, holdAttachedBytes, loadAttachment, loadCardOf } from './loadAttachment.ts'
import { presentAttachment } from './present.ts'

/** To screens a file is a change of its card. */
const eventOf = (
  name: AppEvent['name'],
  { id, version, userId: memberId }: Awaited<ReturnType<typeof loadCardOf>>,
  fileId: string,
): AppEvent => ({ name, entity: 'card', id, version, memberId, details: { fileId } })
const answer = ({ attachment }: { attachment: AttachmentRow }) => ({
  attachment: presentAttachment(attachment),
})

const insertAttachment = sqlStatement<[id: string, cardId: string, memberId: string], object>(
  'insert into card_attachments (id, card_id, user_id, created_by) values ($1, $2, $3, app_user())',
)

/** A file is announced with its name and size, which are looked at before the first byte; the bytes are looked at when they come. */
export const addAttachment = command(calls.board.addAttachment, {
  load: async ({ db, input }) => {
    const [attachedBytes, card, there] = await Promise.all([
      holdAttachedBytes(db),
      loadCardOf(db, input.cardId),
      findAttachment(db, input.id),
    ])
    return { attachedBytes, card, there }
  },
  can: (actor, { attachedBytes, card, there }, _now, { byteSize }) =>
    there
      ? canAttachFile(actor, { ...card, fileCount: 0 })
      : canAttachFile(actor, card, attachedBytes + byteSize),
  check: ({ name, byteSize: size }) => {
    const refusal = refuseUpload(attachmentKind(name) ?? 'document', { name, size })
    return refusal ? [{ field: 'file', message: attachmentRefusal(refusal, name) }] : []
  },
  run: async ({ db, app, actor, input, loaded: { card, there } }) => {
    const { id, name, byteSize } = input
    if (there && there.cardId !== card.id) throw new Conflict('id_taken')
    if (there) return { attachment: there, event: null }
    const [announced] = await announceFile(db, {
      id,
      userId: card.userId,
      createdBy: actor.userId,
      kind: attachmentKind(name) ?? 'document',
      name,
      byteSize,
      key: app.clock.newId(),
    })
    if (!announced) throw new Conflict('id_taken')
    await insertAttachment(db, id, card.id, card.userId)
    const attachment = await findAttachment(db, id)
    if (!attachment) throw new NotFound('file')
    return { attachment, event: eventOf('card.file_added', card, id) }
  },
  answer,
})

const setDeleted = statement((q, a: Args<{ id: string; at: Date | null }>) =>
  q
    .update(cardAttachments)
    .set({ deletedAt: a.at })
    .where(
      and(
        eq(cardAttachments.id, a.id),
        sql`(${cardAttachments.deletedAt} is null) = (${a.at}::timestamptz is not null)`,
      ),
    )
    .returning({ id: cardAttachments.id }),
)

/** Deleted twice, also at once, it leaves one event; nobody reaches the file from then on. */
export const deleteAttachment = command(calls.board.deleteAttachment, {
  load: ({ db, input }) => loadAttachment(db, input.id),
  can: (actor, { card }) => canDeleteAttachment(actor, card),
  run: async ({ db, loaded: { attachment, card }, now }) => {
    const [deleted] = await setDeleted(db, { id: attachment.id, at: now })
    return { event: deleted ? eventOf('card.file_deleted', card, attachment.id) : null }
  },
  answer: () => ({ deleted: true }),
})

/** Within 30 days; one that stands already stays as it is. */
export const restoreAttachment = command(calls.board.restoreAttachment, {
  load: ({ db, input }) => loadAttachment(db, input.id),
  can: (actor, { card, attachment }, now) => canRestoreAttachment(actor, card, attachment, now),
  run: async ({ db, loaded: { attachment, card } }) => {
    const [restored] = await setDeleted(db, { id: attachment.id, at: null })
    return { attachment, event: restored ? eventOf('card.file_restored', card, attachment.id) : null }
  },
  answer,
})
