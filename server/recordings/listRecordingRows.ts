import { and, desc, eq, ne } from 'drizzle-orm'
import { recordingLimits } from '#domain/recordings/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { recordings } from './tables.ts'

export type RecordingRow = typeof recordings.$inferSelect

const ofSession = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select()
    .from(recordings)
    .where(and(eq(recordings.sessionId, sessionId), ne(recordings.status, 'erased')))
    .orderBy(desc(recordings.createdAt), recordings.id)
    .limit(recordingLimits.ofSession),
)
/** The recordings of a session, newest first; of erased ones nothing is shown. */
export const listRecordingRows = (db: Db, sessionId: string): Promise<RecordingRow[]> =>
  ofSession(db, { sessionId })

const byId = statement((q, { id }: Args<{ id: string }>) =>
  q
    .select()
    .from(recordings)
    .where(and(eq(recordings.id, id), ne(recordings.status, 'erased')))
    .limit(1),
)
export const findRecording = async (db: Db, id: string): Promise<RecordingRow | null> =>
  (await byId(db, { id }))[0] ?? null
