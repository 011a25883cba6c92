import type { Transcript } from '#contract/recordings.ts'
import { pick } from '#server/platform/pick.ts'
import type { TranscriptRow } from './queries.ts'

/** What leaves the server of a transcript besides its words. */
export function presentTranscript(row: TranscriptRow): Transcript {
  return {
    ...pick(row, 'id', 'sessionId', 'fileName', 'format', 'byteSize'),
    ...pick(row, 'segmentCount', 'isEnglish', 'isOverNames', 'recordingId'),
    createdAt: row.createdAt.toISOString(),
  }
}
