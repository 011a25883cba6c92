import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'

/** Can be played, is linked and not here yet, or may be of this session as well as of another (T-068). */
export type RecordingState = 'ready' | 'linked' | 'candidate'

// What was sent up is a recording once somebody could hear it; one of the drive is, as soon as it is linked.
const states = sqlStatement<[ids: readonly string[]], { id: string; state: RecordingState }>(
  `select session_id as id, case when bool_or(status = 'ready') then 'ready' else 'linked' end as state from recordings
   where session_id = any($1::uuid[]) and (status = 'ready' or (source = 'drive' and status in ('found', 'arriving')))
   group by session_id
   union all select id, 'candidate' from app_candidate_sessions($1::uuid[]) as id`,
)

/** How far the recordings of these sessions are; what proves to be theirs stands before what only may be. */
export async function listRecordingStates(
  db: Db,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, RecordingState>> {
  const found = new Map<string, RecordingState>()
  for (const { id, state } of await states(db, [...sessionIds]))
    if (state !== 'candidate' || !found.has(id)) found.set(id, state)
  return found
}
