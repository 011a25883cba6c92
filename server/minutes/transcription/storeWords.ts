import { createHash } from 'node:crypto'
import type { SpokenPiece } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { openDraft } from '../drafts/openDraft.ts'
import { isEnglish as isEnglishTalk } from '../rules/words.ts'

/** A transcription with the recording it is of. */
export type Work = {
  id: string
  recordingId: string
  sessionId: string
  userId: string
  createdBy: string
  status: string
  cuts: number[] | null
  pieces: Record<string, SpokenPiece>
  key: string | null
  name: string
  /** It began by itself, and the session has a transcript meanwhile. */
  isSpare: boolean
}

const insertWords = sqlStatement<
  [
    ...[
      id: string,
      sessionId: string,
      userId: string,
      createdBy: string,
      fileName: string,
      size: number,
      sha256: string,
    ],
    ...[count: number, segments: string, isEnglish: boolean, recordingId: string],
  ],
  { id: string }
>(
  `insert into transcripts (id, session_id, user_id, created_by, file_name, format, byte_size, sha256, segment_count, segments, is_english, recording_id)
   values ($1, $2, $3, $4, $5, 'audio', $6, $7, $8, $9::jsonb, $10, $11) on conflict do nothing returning id`,
)

/** Stores what was heard as a transcript of the session, under the id of its transcription, and asks for the draft. */
export async function storeWords(db: Db, app: App, work: Work, segments: readonly Segment[]): Promise<void> {
  const { id, sessionId, userId, createdBy, name, recordingId } = work
  const words = JSON.stringify(segments)
  const sha256 = createHash('sha256').update(`${id} ${words}`).digest('hex')
  const isEnglish = isEnglishTalk(segments.map((each) => each.text))
  const [made] = await insertWords(
    db,
    ...([id, sessionId, userId, createdBy, name, Buffer.byteLength(words), sha256] as const),
    ...([segments.length, words, isEnglish, recordingId] as const),
  )
  if (!made) return
  await openDraft({ db, app, now: app.clock.now() }, { id: sessionId, userId }, createdBy)
  await enqueue(db, 'minutes.draft', { sessionId, transcriptId: id }, id)
  const change = {
    entity: 'minutes',
    id: sessionId,
    version: 0,
    kind: 'minutes.drafting',
    memberId: userId,
  } as const
  await publish(db, 'minutes', change)
}
