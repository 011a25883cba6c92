import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { findOutcome } from './reads.ts'
import { outcomeVersions, sessionOutcomes } from './tables.ts'

/** After a transcript is gone: drafts that rest on it go, approved minutes stay without the way back to it. */
export async function eraseTranscriptDrafts(
  db: Db,
  sessionId: string,
  transcriptId: string,
  now: Date,
): Promise<void> {
  const outcome = await findOutcome(db, sessionId, 'lock')
  if (!outcome) return
  const resting = and(
    eq(outcomeVersions.outcomeId, outcome.id),
    eq(outcomeVersions.transcriptId, transcriptId),
  )
  await db.delete(outcomeVersions).where(and(resting, ne(outcomeVersions.status, 'approved')))
  await db.update(outcomeVersions).set({ transcriptId: null }).where(resting)
  const [latest] = await db
    .select({ id: outcomeVersions.id, status: outcomeVersions.status })
    .from(outcomeVersions)
    .where(and(eq(outcomeVersions.outcomeId, outcome.id), ne(outcomeVersions.status, 'archived')))
    .orderBy(desc(outcomeVersions.number))
    .limit(1)
  await db
    .update(sessionOutcomes)
    .set({
      currentVersionId: latest?.id ?? null,
      status: latest?.status ?? 'draft',
      drafting: 'ready',
      draftFailure: null,
      updatedAt: now,
    })
    .where(eq(sessionOutcomes.id, outcome.id))
}
