import type { Transcript } from '#contract/recordings.ts'
import type { TranscriptRow } from './queries.ts'

/** What leaves the server of a transcript besides its words. */
export function presentTranscript(row: TranscriptRow): Transcript {
  return {
    id: row.id,
    sessionId: row.sessionId,
    fileName: row.fileName,
    format: row.format,
    byteSize: row.byteSize,
    segmentCount: row.segmentCount,
    isEnglish: row.isEnglish,
    isOverNames: row.isOverNames,
    recordingId: row.recordingId,
    createdAt: row.createdAt.toISOString(),
  }
}
