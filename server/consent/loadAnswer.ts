import type { Actor } from '#domain/actor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { getSession } from '#server/sessions/reads.ts'
import { partyOf } from './present.ts'
import { standingOf } from './reads.ts'

/** The session held still, who in it the actor is, and what they said so far. Answers of one session queue here. */
export async function loadAnswer(ctx: { db: Db; actor: Actor }, sessionId: string) {
  // A yes can be taken back for a session that was deleted, too.
  const session = await getSession(ctx, sessionId, { lock: true, including: 'deleted' })
  const party = partyOf(ctx.actor, session)
  const { answers } = await standingOf(ctx.db, session)
  const said = answers.find((each) => each.party.party === party)?.answer ?? 'waiting'
  return { session, party, said }
}
