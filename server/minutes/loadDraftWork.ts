import { eq, inArray } from 'drizzle-orm'
import { profiles } from '#server/accounts/tables.ts'
import { listConsents, standingOf } from '#server/consent/reads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findLatest } from '#server/recordings/reads.ts'
import { sessions } from '#server/sessions/tables.ts'
import { findOutcome, findVersion } from './reads.ts'

export type DraftJob = { sessionId: string; transcriptId: string; versionId: string }

/**
 * Holds the session still and says whether there is anything to draft: null where the version is there already,
 * the transcript is gone, or a newer one has a job of its own.
 */
export async function loadDraftWork(db: Db, job: DraftJob) {
  const [session] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.id, job.sessionId))
    .limit(1)
    .for('update')
  if (!session || session.deletedAt) return null
  const outcome = await findOutcome(db, session.id, 'lock')
  const latest = await findLatest(db, session.id)
  if (!outcome || latest?.id !== job.transcriptId) return null
  if (await findVersion(db, job.versionId)) return null
  const { state } = await standingOf(db, session)
  return { session, outcome, consentComplete: state === 'complete' }
}

export type DraftWork = NonNullable<Awaited<ReturnType<typeof loadDraftWork>>>

/** Full names of everybody in the session, so that 'I' and 'Anna' in the talk find their person. */
export async function listPeople(db: Db, { session }: DraftWork): Promise<string[]> {
  const known = await db
    .select({ id: profiles.id, first: profiles.firstName, last: profiles.lastName })
    .from(profiles)
    .where(inArray(profiles.id, [session.userId, session.advisorId]))
  const guests = await listConsents(db, session.id)
  return [
    ...known.map(({ first, last }) => [first, last].filter(Boolean).join(' ')),
    session.attendeeName ?? '',
    ...guests.map((guest) => guest.guestName ?? ''),
  ].filter((name) => name.trim() !== '')
}
