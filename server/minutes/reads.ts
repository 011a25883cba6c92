import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { NotFound } from '#server/http/refusal.ts'
import { sessions } from '#server/sessions/tables.ts'
import { outcomeLines, sessionOutcomes } from './tables.ts'

/** A line of the approved version of a session's minutes, with the session it belongs to; refused otherwise. */
export async function getApprovedLine(db: Db, lineId: string) {
  const [row] = await db
    .select({
      lineId: outcomeLines.lineId,
      userId: outcomeLines.userId,
      text: outcomeLines.text,
      quote: outcomeLines.quote,
      speaker: outcomeLines.speaker,
      segment: outcomeLines.segment,
      startMs: outcomeLines.startMs,
      dueOn: outcomeLines.dueOn,
      sessionId: sessions.id,
      sessionTitle: sessions.title,
    })
    .from(outcomeLines)
    .innerJoin(sessionOutcomes, eq(sessionOutcomes.approvedVersionId, outcomeLines.versionId))
    .innerJoin(sessions, eq(sessions.id, sessionOutcomes.sessionId))
    .where(and(eq(outcomeLines.lineId, lineId), eq(sessionOutcomes.status, 'approved')))
    .limit(1)
  if (!row) throw new NotFound('line')
  return row
}
