import { boardTopic } from '#domain/board/events.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { FileRow, Keeper } from '#server/platform/storage/settle.ts'

const cardOf = sqlStatement<[id: string], { cardId: string }>(
  'select card_id as "cardId" from card_attachments where id = $1',
)

/** A file of a card is kept as it came: nothing but its type is looked at. */
export const keepAttachment: Keeper = {
  isScanned: true,
  look: async () => null,
  stored: (db, file) => tell(db, file, 'card.file_stored', { type: file.type }),
  refused: (db, file, reason, signature) =>
    reason === 'infected'
      ? tell(db, file, 'card.file_infected', { signature })
      : tell(db, file, 'card.file_refused', { reason }),
}

async function tell(
  db: Db,
  { id, userId: memberId }: FileRow,
  name: 'card.file_stored' | 'card.file_refused' | 'card.file_infected',
  details: Record<string, unknown>,
): Promise<void> {
  const [found] = await cardOf(db, id)
  if (!found || !memberId) return
  const subject = { type: 'card', id: found.cardId, memberId, details: { fileId: id, ...details } }
  await publish(db, boardTopic, { entity: 'card', id: found.cardId, kind: name, memberId })
  await recordEvent(db, null, name, subject, { requestId: id, ipAddress: '', userAgent: '' })
}
