import { findRestedOn } from '#server/minutes/reads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { findLatest } from './reads.ts'

/** Staff read any; a member reads the one that their approved minutes rest on, where the quotes lead (4.12.10). */
export async function chooseTranscript(
  db: Db,
  sessionId: string,
  asked: string | null,
  manages: boolean,
): Promise<string> {
  const approved = await findRestedOn(db, sessionId)
  if (!manages) {
    if (!approved) throw new Refused('not_approved')
    if (!approved.transcriptId || (asked && asked !== approved.transcriptId)) throw new NotFound('transcript')
    return approved.transcriptId
  }
  const id = asked ?? (await findLatest(db, sessionId))?.id
  if (!id) throw new NotFound('transcript')
  return id
}
