import { loadConsentState } from '#server/consent/queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findLatest } from '#server/recordings/queries.ts'
import { loadSession } from '#server/sessions/queries.ts'
import { findOutcome, findShown, listShownLines, listShownSegments } from './queries.ts'

/** A session's minutes with all that their reader hears of them, in one flight. */
export async function loadMinutes(db: Db, sessionId: string) {
  const [session, outcome, version, lines, segments, latest, consent] = await Promise.all([
    loadSession(db, sessionId),
    findOutcome(db, sessionId),
    findShown(db, sessionId),
    listShownLines(db, { sessionId }),
    listShownSegments(db, sessionId),
    findLatest(db, sessionId),
    loadConsentState(db, sessionId),
  ])
  return {
    session,
    outcome,
    version,
    lines,
    segments,
    hasTranscript: latest !== null,
    consentComplete: consent === 'complete',
  }
}
export type MinutesRows = Awaited<ReturnType<typeof loadMinutes>>
