import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Segment } from '#domain/recordings/types.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { transcripts } from './tables.ts'

// Everything but the words: a list never loads two megabytes of talk.
const facts = {
  id: transcripts.id,
  sessionId: transcripts.sessionId,
  userId: transcripts.userId,
  fileName: transcripts.fileName,
  format: transcripts.format,
  byteSize: transcripts.byteSize,
  segmentCount: transcripts.segmentCount,
  createdAt: transcripts.createdAt,
}

export type TranscriptRow = Omit<
  typeof transcripts.$inferSelect,
  'segments' | 'sha256' | 'createdBy' | 'companyId'
>

/** One transcript without its words, or a refusal that says no more than that there is none. */
export async function getTranscript(db: Db, id: string): Promise<TranscriptRow> {
  const found = await findTranscript(db, id)
  if (!found) throw new NotFound('transcript')
  return found
}

export async function findTranscript(db: Db, id: string): Promise<TranscriptRow | null> {
  const [row] = await db.select(facts).from(transcripts).where(eq(transcripts.id, id)).limit(1)
  return row ?? null
}

/** The same file in the same session, or null. */
export async function findSameFile(db: Db, sessionId: string, sha256: string): Promise<TranscriptRow | null> {
  const [row] = await db
    .select(facts)
    .from(transcripts)
    .where(and(eq(transcripts.sessionId, sessionId), eq(transcripts.sha256, sha256)))
    .limit(1)
  return row ?? null
}

/** The transcript uploaded last, or null where there is none. */
export async function findLatest(db: Db, sessionId: string): Promise<TranscriptRow | null> {
  const [row] = await db
    .select(facts)
    .from(transcripts)
    .where(eq(transcripts.sessionId, sessionId))
    .orderBy(desc(transcripts.createdAt), transcripts.id)
    .limit(1)
  return row ?? null
}

/** Which of these sessions have a transcript. */
export async function listTranscribed(db: Db, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: transcripts.sessionId })
    .from(transcripts)
    .where(inArray(transcripts.sessionId, [...sessionIds]))
  return new Set(rows.map((row) => row.id))
}

/** All segments of a transcript; none where it is gone. */
export async function readSegments(db: Db, id: string | null): Promise<readonly Segment[]> {
  if (!id) return []
  const [row] = await db
    .select({ segments: transcripts.segments })
    .from(transcripts)
    .where(eq(transcripts.id, id))
    .limit(1)
  return row?.segments ?? []
}

/** A window of a transcript's segments, cut in the database. */
export async function readWindow(
  db: Db,
  id: string,
  from: number,
  limit: number,
): Promise<readonly Segment[]> {
  const range = JSON.stringify({ from, to: from + limit - 1 })
  const { rows } = await db.execute<{ segments: Segment[] }>(
    sql`select jsonb_path_query_array(segments, '$[$from to $to]', ${range}::jsonb) as segments from transcripts where id = ${id}`,
  )
  return rows[0]?.segments ?? []
}
