import type { Attachment } from '#contract/board/attachments.ts'
import { pick } from '#server/platform/pick.ts'
import type { AttachmentRow } from './loadAttachment.ts'

/** What leaves the server of a file: never its name in the store. */
export function presentAttachment(row: AttachmentRow): Attachment {
  return {
    ...pick(row, 'id', 'cardId', 'name', 'byteSize', 'type', 'status', 'refusal'),
    authorName: row.authorName ?? 'Unknown',
    createdAt: row.createdAt.toISOString(),
  }
}
