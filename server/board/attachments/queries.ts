import { canAttachFile } from '#domain/board/permissions.ts'
import { answer } from '#domain/decision.ts'
import { recordView } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { fileAddress } from '#server/platform/storage/address.ts'
import { findAttachment, listDeletedOfCard, listOfCard, loadCardOf } from './loadAttachment.ts'
import { presentAttachment } from './present.ts'

export const listAttachments = query(calls.board.listAttachments, {
  read: async ({ db, input: { cardId } }) => {
    const [card, attachments, deleted] = await Promise.all([
      loadCardOf(db, cardId),
      listOfCard(db, { cardId }),
      listDeletedOfCard(db, { cardId }),
    ])
    return { card, attachments, deleted }
  },
  present: async ({ card, attachments, deleted }, { db, actor }) => {
    await recordView(db, actor, card.userId, 'board')
    return {
      attachments: attachments.map(presentAttachment),
      deleted: deleted.map(presentAttachment),
      canAdd: answer(canAttachFile(actor, card)),
    }
  },
})

/** Who sees the card reads its files: the row rules said so before anything was found (K93). */
export const getAttachmentAddress = query(calls.board.getAttachmentAddress, {
  read: ({ db, input }) => findAttachment(db, input.id),
  present: (attachment, ctx) => {
    if (attachment?.status !== 'stored' || attachment.deletedAt) throw new NotFound('file')
    return { address: fileAddress(attachment.id, ctx, 'save') }
  },
})
