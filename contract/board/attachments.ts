import { z } from 'zod'
import { call } from '#contract/call.ts'
import { Answer, Id, Instant, Line } from '#contract/fields.ts'
import { fileStates, uploadKinds } from '#domain/uploads.ts'
import { ById, read, readOne, write, writeOne } from './access.ts'

/** A file of a card; `type` and what it is come from its bytes, and `refusal` says why they were not kept. */
export const Attachment = z.object({
  id: Id,
  cardId: Id,
  name: z.string(),
  byteSize: z.number().int(),
  type: z.string().nullable(),
  status: z.enum(fileStates),
  refusal: z.string().nullable(),
  authorName: z.string(),
  createdAt: Instant,
})
export type Attachment = z.infer<typeof Attachment>

/** A file about to be sent: its bytes follow to `/api/uploads/{id}`, by tus, as long as they take. */
export const AddAttachmentInput = z.strictObject({
  id: Id,
  cardId: Id,
  name: Line(255, 1),
  byteSize: z
    .number()
    .int()
    .min(0)
    .max(uploadKinds.recording.maxBytes * 2),
})

/** The card whose files are meant. */
export const AttachmentsOfCard = z.strictObject({ cardId: Id })

const ofCard = { ...write, right: 'board.attach' } as const
const ofOne = { ...writeOne, right: 'board.attach' } as const

/** Calls about the files of cards (K93). */
export const attachmentCalls = {
  listAttachments: call(
    { ...read, scope: 'assigned', refs: ['cardId'] },
    'GET /board/cards/{cardId}/attachments',
    'List the files of a card, and those deleted in the last 30 days',
  )
    .input(AttachmentsOfCard)
    .output(z.object({ attachments: z.array(Attachment), deleted: z.array(Attachment), canAdd: Answer })),
  addAttachment: call(
    { ...ofCard, refs: ['cardId'] },
    'POST /board/cards/{cardId}/attachments',
    'Announce a file for a card; its bytes are then sent to /api/uploads/{id}',
  )
    .input(AddAttachmentInput)
    .output(z.object({ attachment: Attachment })),
  getAttachmentAddress: call(
    readOne,
    'GET /board/attachments/{id}/address',
    'Get an address of a file that holds for a few minutes and for the caller alone',
  )
    .input(ById)
    .output(z.object({ address: z.string() })),
  deleteAttachment: call(ofOne, 'DELETE /board/attachments/{id}', 'Delete a file of a card')
    .input(ById)
    .output(z.object({ deleted: z.boolean() })),
  restoreAttachment: call(
    ofOne,
    'POST /board/attachments/{id}/restore',
    'Restore a file within 30 days of deleting it',
  )
    .input(ById)
    .output(z.object({ attachment: Attachment })),
}
