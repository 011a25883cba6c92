import { eq } from 'drizzle-orm'
import type { MinutesEvent } from '#domain/minutes/events.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { pick } from '#server/platform/pick.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { outcomeVersions, sessionOutcomes } from '../tables.ts'
import type { OutcomeRow, VersionRow } from './queries.ts'
import { findCurrent, findHeldOutcome, findVersion, listCurrentLines } from './queries.ts'

/** Session, outcome and current version, held still: everybody who writes minutes queues at the session's row. */
export async function holdWork(db: Db, sessionId: string, sentId: string | null = null) {
  // They leave in this order: what is read behind the session's row stands until the commit.
  const [session, outcome, version, lines, sent] = await Promise.all([
    holdSession(db, sessionId),
    findHeldOutcome(db, sessionId),
    findCurrent(db, sessionId),
    listCurrentLines(db, { sessionId }),
    findVersion(db, sentId),
  ])
  if (!outcome || !version) throw new NotFound('minutes')
  /** The version the sender named is there already: the same order sent again. */
  const isRepeat = sent?.outcomeId === outcome.id
  return { session, outcome, version, lines, isRepeat }
}

/** Points the outcome at the version that is worked on from now on. */
export const setCurrent = statement(
  (
    q,
    o: Args<
      Pick<OutcomeRow, 'id' | 'drafting' | 'draftFailure' | 'updatedAt'> & { currentVersionId: string }
    >,
  ) =>
    q
      .update(sessionOutcomes)
      .set({
        ...pick(o, 'currentVersionId', 'drafting', 'draftFailure', 'updatedAt'),
        status: 'draft',
      })
      .where(eq(sessionOutcomes.id, o.id)),
)

/** The number of the last version there was, 0 before the first. */
export const highestNumber = sqlStatement<[outcomeId: string], { number: number }>(
  'select coalesce(max(number), 0)::int as number from outcome_versions where outcome_id = $1',
)

export const setVersionStatus = statement((q, v: Args<Pick<VersionRow, 'id' | 'status'>>) =>
  q.update(outcomeVersions).set({ status: v.status }).where(eq(outcomeVersions.id, v.id)),
)

/** The trail speaks of the session, screens hear of its minutes. */
export const minutesEvent = (
  name: MinutesEvent,
  { id, userId: memberId }: KnownSession,
  version: number,
  number = version,
): AppEvent => ({
  name,
  entity: 'session',
  id,
  memberId,
  version,
  details: { number },
  live: { entity: 'minutes' },
})
