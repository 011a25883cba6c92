import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { isLost } from '#server/platform/jobs/lostWork.ts'
import { publish } from '#server/platform/live/publish.ts'
import { DriveError } from '#server/platform/outside/google/signIn.ts'
import { finishRun } from './checkDriveNow.ts'
import { loseDrive } from './connectToDrive.ts'

type Lost = { id: string; sessionId: string; memberId: string }
const words = sqlStatement<[], Lost>(
  `update transcriptions t set status = 'failed', failure = 'failed', updated_at = now()
   where t.status in ('queued', 'running') and ${isLost('minutes.transcribe', 'id', 't.id')}
   returning t.id, t.session_id as "sessionId", t.user_id as "memberId"`,
)
const drafts = sqlStatement<[], Lost>(
  `update session_outcomes o set drafting = 'failed', draft_failure = 'failed', updated_at = now()
   where o.drafting in ('queued', 'running') and ${isLost('minutes.draft', 'sessionId', 'o.session_id')}
   returning o.id, o.session_id as "sessionId", o.user_id as "memberId"`,
)
// One whose bytes are all here is looked at by the machine that has them, without a queue.
const fetched = sqlStatement<[], Lost>(
  `update recordings r set status = 'failed', failure = 'download_failed', updated_at = now()
   from files f where f.id = r.file_id and f.status = 'arriving' and r.status = 'arriving' and r.source = 'drive'
     and ${isLost('minutes.fetchRecording', 'recordingId', 'r.id')}
   returning r.id, r.session_id as "sessionId", r.user_id as "memberId"`,
)
const runs = sqlStatement<[], { id: string }>(
  `select r.id from automation_runs r
   where r.status in ('queued', 'running') and ${isLost('minutes.checkDrive', 'runId', 'r.id')} limit 50`,
)
const connections = sqlStatement<[], { id: string }>(
  `select d.id from drive_connections d where d.status = 'checking'
     and not exists (select from pgboss.job j where j.name = 'minutes.connectDrive' and j.state < 'completed')
     and not exists (select from job_requests q where q.queue = 'minutes.connectDrive')`,
)

/**
 * Work whose worker was killed in its last try has nobody left to say so. It is found by its job, which is over or gone, and fails in
 * its own words, so that whoever waits for it can send it back. Says how much there was.
 */
export async function failLostWork(app: App): Promise<number> {
  const [count, lostRuns, lostConnections] = await asJobs(app, async (db) => {
    const [spoken, drafted, files] = [await words(db), await drafts(db), await fetched(db)]
    for (const { sessionId, memberId } of spoken)
      await publish(db, 'minutes', {
        entity: 'transcription',
        id: sessionId,
        kind: 'transcription.moved',
        memberId,
      })
    for (const { sessionId, memberId } of drafted)
      await publish(db, 'minutes', {
        entity: 'minutes',
        id: sessionId,
        kind: 'minutes.draft_failed',
        memberId,
      })
    for (const { id, memberId } of files)
      await publish(db, 'recordings', { entity: 'recording', id, kind: 'recording.refused', memberId })
    return [spoken.length + drafted.length + files.length, await runs(db), await connections(db)] as const
  })
  const none = { matched: 0, skipped: 0, failed: 0, ownMatched: 0, isPartial: false }
  for (const { id } of lostRuns) await finishRun(app, id, 'failed', none, app.clock.now())
  for (const _ of lostConnections)
    await loseDrive(app, new DriveError('unreachable'), true, app.clock.newId())
  const sum = count + lostRuns.length + lostConnections.length
  if (sum > 0) app.wake.live()
  return sum
}
