import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { getSession } from '#server/sessions/reads.ts'
import { findOutcome, findVersion, listLines } from './reads.ts'

/** Session, outcome and current version, held still: everybody who writes minutes queues at the session's row. */
export async function loadWork(
  ctx: { db: Db; actor: Actor },
  sessionId: string,
  sentId: string | null = null,
) {
  const session = await getSession(ctx, sessionId, { lock: true })
  const outcome = await findOutcome(ctx.db, session.id, 'lock')
  const version = await findVersion(ctx.db, outcome?.currentVersionId ?? null)
  if (!outcome || !version) throw new NotFound('minutes')
  const sent = await findVersion(ctx.db, sentId)
  return {
    session,
    outcome,
    version,
    lines: await listLines(ctx.db, version.id),
    /** The version the sender named is there already: the same order sent again. */
    isRepeat: sent?.outcomeId === outcome.id,
  }
}
