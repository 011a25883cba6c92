import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { transcriptRefusal, uploadRefusal } from '#domain/recordings/texts.ts'
import type { Segment, SpeakerNames } from '#domain/recordings/types.ts'
import { refuseUpload } from '#domain/uploads.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, Invalid, NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import type { TranscriptRow } from './queries.ts'
import { transcriptFacts } from './queries.ts'
import { documentText } from './rules/documentText.ts'
import { parseTranscript } from './rules/parseTranscript.ts'
import { transcripts } from './tables.ts'

/** A file as it was sent; what is no base64 is left out of its bytes, and refused when they are read. */
export function fileOf(contentBase64: string) {
  const bytes = Buffer.from(contentBase64, 'base64')
  const isWhole = /^[A-Za-z0-9+/]*={0,2}$/.test(contentBase64)
  return { bytes, isWhole, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The words of a file, or the refusal with the line it failed on. */
export async function readFile(bytes: Buffer, fileName: string) {
  const refused = (message: string) => new Invalid([{ field: 'file', message }])
  const upload = { name: fileName, size: bytes.length, start: bytes.subarray(0, 8) }
  const refusal = refuseUpload('transcript', upload)
  if (refusal) throw refused(uploadRefusal(refusal))
  const isDocument = fileName.toLowerCase().endsWith('.docx')
  const words = isDocument ? await documentText(bytes) : { ok: true as const, text: bytes }
  const reading = words.ok ? parseTranscript(words.text, fileName) : { ...words, line: null }
  if (!reading.ok) throw refused(transcriptRefusal(reading))
  return reading
}

type Insert = Omit<TranscriptRow, 'createdAt' | 'segmentCount' | 'names'> & {
  createdBy: string
  sha256: string
  segments: readonly Segment[]
}
const insertTranscript = statement(
  (q, t: Args<Omit<Insert, 'segments'> & { segmentCount: number; segments: string }>) =>
    q
      .insert(transcripts)
      .values({
        ...pick(t, 'id', 'sessionId', 'userId', 'createdBy', 'fileName', 'format'),
        ...pick(t, 'byteSize', 'sha256', 'segmentCount', 'isEnglish', 'isOverNames', 'recordingId'),
        segments: sql`${t.segments}::jsonb`,
      })
      .onConflictDoNothing({ target: transcripts.id })
      .returning(transcriptFacts),
)
export async function storeTranscript(db: Db, { segments, ...row }: Insert): Promise<TranscriptRow> {
  const written = { ...row, segmentCount: segments.length, segments: JSON.stringify(segments) }
  const [transcript] = await insertTranscript(db, written)
  // Another session's transcript must not be told from any other id that cannot be used.
  if (!transcript) throw new Conflict('id_taken')
  return transcript
}

const erase = statement((q, { id }: Args<{ id: string }>) =>
  q.delete(transcripts).where(eq(transcripts.id, id)).returning({ id: transcripts.id }),
)
export async function deleteTranscript(db: Db, id: string): Promise<void> {
  const gone = await erase(db, { id })
  if (gone.length === 0) throw new NotFound('transcript')
}

const giveNames = statement((q, t: Args<{ id: string; names: string }>) =>
  q
    .update(transcripts)
    .set({ names: sql`${transcripts.names} || ${t.names}::jsonb` })
    .where(eq(transcripts.id, t.id)),
)
/** Names the speakers behind these labels; others keep theirs. */
export const nameLabels = (db: Db, id: string, names: SpeakerNames) =>
  giveNames(db, { id, names: JSON.stringify(names) })

/** Puts new words and a new speaker into one part; everything else of it stays. */
export const writePart = sqlStatement<[transcriptId: string, segment: string, words: string], never>(
  `update transcripts set segments = jsonb_set(segments, array[$2::text], (segments->$2::int) || $3::jsonb) where id = $1`,
)
/** What a correction changed, and who made it; sent again it is the same one. */
export const insertEdit = sqlStatement<
  [
    ...[id: string, transcriptId: string, sessionId: string, userId: string, segment: number],
    ...[
      textBefore: string,
      textAfter: string,
      speakerBefore: string | null,
      speakerAfter: string | null,
      by: string,
    ],
  ],
  { id: string }
>(
  `insert into transcript_edits (id, transcript_id, session_id, user_id, segment, text_before, text_after, speaker_before, speaker_after, edited_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning id`,
)
