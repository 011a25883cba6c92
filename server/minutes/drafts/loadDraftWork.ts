import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { dayIn } from '#domain/zones.ts'
import { profiles } from '#server/accounts/tables.ts'
import { listConsents } from '#server/consent/queries.ts'
import { standingOf } from '#server/consent/standingOf.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { findLatest } from '#server/recordings/queries.ts'
import { sessions } from '#server/sessions/tables.ts'
import { findHeldOutcome, findVersion } from '../versions/queries.ts'

export type DraftJob = { sessionId: string; transcriptId: string; versionId: string }

const sessionHeld = statement((q, { id }: Args<{ id: string }>) =>
  q.select().from(sessions).where(eq(sessions.id, id)).limit(1).for('update'),
)

/**
 * Holds the session still and says whether there is anything to draft: null where the version is there already,
 * the transcript is gone, or a newer one has a job of its own.
 */
export async function loadDraftWork(db: Db, { sessionId, transcriptId, versionId }: DraftJob) {
  // They leave in this order: what is read behind the session's row stands until the commit.
  const [[session], outcome, latest, there, consents] = await Promise.all([
    sessionHeld(db, { id: sessionId }),
    findHeldOutcome(db, sessionId),
    findLatest(db, sessionId),
    findVersion(db, versionId),
    listConsents(db, sessionId),
  ])
  if (!session || session.deletedAt || !outcome || latest?.id !== transcriptId || there) return null
  return { session, outcome, consents, consentComplete: standingOf(consents).state === 'complete' }
}

export type DraftWork = NonNullable<Awaited<ReturnType<typeof loadDraftWork>>>

type Parties = Pick<DraftWork['session'], 'userId' | 'advisorId' | 'attendeeName'>

const namesOf = statement((q, { ids }: Args<{ ids: readonly string[] }>) =>
  q
    .select({ first: profiles.firstName, last: profiles.lastName })
    .from(profiles)
    .where(sql`${profiles.id} = any(${ids}::uuid[])`),
)

/** Full names of everybody in the session, so that 'I' and 'Anna' in the talk find their person. */
export async function listPeople(
  db: Db,
  { session, consents }: Pick<DraftWork, 'consents'> & { session: Parties },
): Promise<string[]> {
  const known = await namesOf(db, { ids: [session.userId, session.advisorId] })
  return [
    ...known.map(({ first, last }) => [first, last].filter(Boolean).join(' ')),
    session.attendeeName ?? '',
    ...consents.map((consent) => consent.guestName ?? ''),
  ].filter((name) => name.trim() !== '')
}

const nextStart = statement((q, o: Args<{ userId: string; after: Date }>) =>
  q
    .select({ startAt: sessions.startAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, o.userId),
        eq(sessions.status, 'scheduled'),
        gt(sessions.startAt, o.after),
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(asc(sessions.startAt))
    .limit(1),
)

/** 'YYYY-MM-DD' of the member's session after this one, in its zone: what 'by the next meeting' means; null where none is set. */
export async function findNextSessionDay(db: Db, { session }: DraftWork): Promise<string | null> {
  const [next] = await nextStart(db, { userId: session.userId, after: session.startAt })
  return next ? dayIn(next.startAt, session.timeZone) : null
}
