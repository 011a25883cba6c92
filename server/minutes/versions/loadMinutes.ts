import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { findLatest } from '#server/recordings/queries.ts'
import { isConsentComplete } from '../consentOf.ts'
import { loadSession } from '../sessionOf.ts'
import { sessionOutcomes } from '../tables.ts'
import { findShown, listShownLines, listShownSegments } from './queries.ts'

const outcomeOf = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select({
      ...getTableColumns(sessionOutcomes),
      approvedByName: sql<
        string | null
      >`case when session_outcomes.approved_by is not null then (select n.name from app_names(array[session_outcomes.approved_by]) n) end`,
      approvedNumber: sql<
        number | null
      >`(select v.number from outcome_versions v where v.id = session_outcomes.approved_version_id)`,
    })
    .from(sessionOutcomes)
    .where(eq(sessionOutcomes.sessionId, sessionId))
    .limit(1),
)

/** A session's minutes with all that their reader hears of them, in one flight. */
export async function loadMinutes(db: Db, sessionId: string) {
  const [session, [outcome], version, lines, segments, latest, consentComplete] = await Promise.all([
    loadSession(db, sessionId),
    outcomeOf(db, { sessionId }),
    findShown(db, sessionId),
    listShownLines(db, { sessionId }),
    listShownSegments(db, sessionId),
    findLatest(db, sessionId),
    isConsentComplete(db, sessionId),
  ])
  const hasTranscript = latest !== null
  return { session, outcome: outcome ?? null, version, lines, segments, hasTranscript, consentComplete }
}
export type MinutesRows = Awaited<ReturnType<typeof loadMinutes>>
