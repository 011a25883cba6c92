import type { Recording } from '#contract/recordings.ts'
import type { Actor } from '#domain/actor.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import { answer } from '#domain/decision.ts'
import * as can from '#domain/recordings/permissions.ts'
import type { RecordingRow } from '#server/recordings/listRecordingRows.ts'
import type { KnownSession } from '#server/sessions/queries.ts'

/** What leaves the server of a recording: never where its bytes stand. */
export function presentRecording(
  row: RecordingRow,
  { session, consent }: { session: KnownSession; consent: ConsentState },
  actor: Actor,
): Recording {
  const given = { isAssigned: session.isAssigned, consent, isDownloadAllowed: row.isDownloadAllowed }
  return {
    id: row.id,
    sessionId: session.id,
    name: row.name,
    source: row.source,
    status: row.status,
    failure: row.failure,
    byteSize: row.byteSize,
    durationMs: row.durationMs,
    hasVideo: row.hasVideo,
    peaks: row.peaks ?? [],
    isMine: row.createdBy === actor.userId,
    isDownloadAllowed: row.isDownloadAllowed,
    createdAt: row.createdAt.toISOString(),
    can: {
      play: answer(can.canPlayRecording(actor, session, given)),
      save: answer(can.canSaveRecording(actor, session, given)),
      allowSaving: answer(can.canAllowSaving(actor, session)),
      erase: answer(can.canEraseRecording(actor, session)),
    },
  }
}
