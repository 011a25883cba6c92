import type { Recording } from '#contract/recordings.ts'
import type { Actor } from '#domain/actor.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import { answer } from '#domain/decision.ts'
import * as can from '#domain/recordings/permissions.ts'
import { pick } from '#server/platform/pick.ts'
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
    ...pick(row, 'id', 'name', 'source', 'status', 'failure'),
    ...pick(row, 'byteSize', 'durationMs', 'hasVideo', 'isDownloadAllowed'),
    sessionId: session.id,
    peaks: row.peaks ?? [],
    isMine: row.createdBy === actor.userId,
    createdAt: row.createdAt.toISOString(),
    can: {
      play: answer(can.canPlayRecording(actor, session, given)),
      save: answer(can.canSaveRecording(actor, session, given)),
      allowSaving: answer(can.canAllowSaving(actor, session)),
      erase: answer(can.canEraseRecording(actor, session)),
    },
  }
}
