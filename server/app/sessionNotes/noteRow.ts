import type { NoteContentType } from '#domain/sessions/types.ts'

/** A session note with the card that it leads to. */
export type NoteRow = {
  id: string
  sessionId: string
  userId: string
  content: string
  contentType: NoteContentType
  fileUrl: string | null
  fileName: string | null
  tags: string[]
  version: number
  deletedAt: Date | null
  createdAt: Date
  updatedAt: Date
  /** Null for whoever may not see the board it stands on. */
  cardId: string | null
  cardTitle: string | null
}
