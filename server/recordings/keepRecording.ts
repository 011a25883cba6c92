import { recordingLimits } from '#domain/recordings/limits.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { Loudness, Sound } from '#server/platform/storage/readSound.ts'
import { readLoudness, readSound } from '#server/platform/storage/readSound.ts'
import { NoFfmpeg, Unreadable } from '#server/platform/storage/runFfmpeg.ts'
import type { FileRow, Keeper } from '#server/platform/storage/settle.ts'
import { Unfit } from '#server/platform/storage/settle.ts'

type Heard = Sound & Loudness

const ready = sqlStatement<
  [fileId: string, type: string, durationMs: number, hasVideo: boolean, peaks: readonly number[], at: Date],
  Told
>(
  `update recordings set status = 'ready', mime_type = $2, duration_ms = $3, has_video = $4, peaks = $5, updated_at = $6
   where file_id = $1 returning id, session_id as "sessionId", user_id as "memberId"`,
)
/** Holds the session of a recording still until the commit: before the recording, as whoever withdraws consent does. */
export const holdSessionOf = sqlStatement<[fileId: string], { id: string }>(
  `select s.id from recordings r join sessions s on s.id = r.session_id where r.file_id = $1 for update of s`,
)
const failed = sqlStatement<[fileId: string, reason: string, at: Date], Told>(
  `update recordings set status = 'failed', failure = $2, updated_at = $3
   where file_id = $1 returning id, session_id as "sessionId", user_id as "memberId"`,
)

/** A recording is listened to before it is kept: what nobody could hear is refused with its reason, and nothing is lost by it. */
export const keepRecording: Keeper<Heard> = {
  // Staff and the company's drive send them; ffmpeg reads them in a process of its own, and they go out as sound and video alone.
  isScanned: false,
  look: async (path) => {
    try {
      const sound = await readSound(path)
      if (!sound.hasSound) throw new Unfit('no_sound')
      if (sound.durationMs > recordingLimits.maxMs) throw new Unfit('too_long')
      const loudness = await readLoudness(path)
      if (loudness.durationMs === 0) throw new Unfit('unreadable')
      if (loudness.isSilent) throw new Unfit('silent')
      if (loudness.durationMs > recordingLimits.maxMs) throw new Unfit('too_long')
      return { ...sound, ...loudness }
    } catch (error) {
      if (error instanceof NoFfmpeg) throw new Unfit('no_ffmpeg')
      throw error instanceof Unreadable ? new Unfit('unreadable') : error
    }
  },
  hold: async (db, { id }) => {
    await holdSessionOf(db, id)
  },
  stored: async (db, { id, type, now }, { durationMs, hasVideo, peaks }) => {
    const [recording] = await ready(db, id, type, durationMs, hasVideo, peaks, now)
    if (recording) await tell(db, recording, 'recording.stored', { durationMs })
  },
  refused: async (db, { id, now }: FileRow & { now: Date }, reason) => {
    const [recording] = await failed(db, id, reason, now)
    if (recording) await tell(db, recording, 'recording.refused', { reason })
  },
}

/** Of whom something is told of a recording. */
export type Told = { id: string; sessionId: string | null; memberId: string | null }
/** Says on every screen and in the trail what became of a recording by itself. */
export async function tell(
  db: Db,
  { id, sessionId, memberId }: Told,
  name: 'recording.announced' | 'recording.stored' | 'recording.refused',
  details: Record<string, unknown>,
): Promise<void> {
  await publish(db, 'recordings', { entity: 'recording', id, kind: name, memberId })
  const subject = { type: 'recording', id, memberId, details: { sessionId, ...details } }
  await recordEvent(db, null, name, subject, { requestId: id, ipAddress: '', userAgent: '' })
}
