import type { Db } from '#server/platform/db/database.ts'
import { findLatest } from '#server/recordings/queries.ts'
import { isConsentComplete } from '../isConsentComplete.ts'
import { loadSession } from '../loadSession.ts'
import { findOutcome, findShown, listShownLines, listShownSegments } from './queries.ts'

/** A session's minutes with all that their reader hears of them, in one flight. */
export async function loadMinutes(db: Db, sessionId: string) {
  const [session, outcome, version, lines, segments, latest, consentComplete] = await Promise.all([
    loadSession(db, sessionId),
    findOutcome(db, sessionId),
    findShown(db, sessionId),
    listShownLines(db, { sessionId }),
    listShownSegments(db, sessionId),
    findLatest(db, sessionId),
    isConsentComplete(db, sessionId),
  ])
  return { session, outcome, version, lines, segments, hasTranscript: latest !== null, consentComplete }
}
export type MinutesRows = Awaited<ReturnType<typeof loadMinutes>>
