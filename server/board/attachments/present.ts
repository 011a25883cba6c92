import type { Attachment } from '#contract/board/attachments.ts'
import type { AttachmentRow } from './loadAttachment.ts'

/** What leaves the server of a file: never its name in the store. */
export function presentAttachment(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    cardId: row.cardId,
    name: row.name,
    byteSize: row.byteSize,
    type: row.type,
    status: row.status,
    refusal: row.refusal,
    authorName: row.authorName ?? 'Unknown',
    createdAt: row.createdAt.toISOString(),
  }
}
