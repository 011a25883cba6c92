import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { yes } from '#domain/decision.ts'
import { canReadMinutes } from '#domain/minutes/permissions.ts'
import { recordViews } from '#server/accounts/advisors/recordView.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { query } from '#server/platform/calls/query.ts'
import type { Context } from '#server/platform/context/context.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import type { MinutesRows } from './loadMinutes.ts'
import { loadMinutes } from './loadMinutes.ts'
import { presentMinutes } from './present.ts'

/** Before approval a member hears how far the minutes are, and no line of them. */
function canSeeMinutes(actor: Actor, { session, version }: MinutesRows): Decision {
  const status = version?.status ?? 'draft'
  const reading = canReadMinutes(actor, { userId: session.userId, status }, session)
  return !reading.ok && reading.reason === 'not_approved' ? yes : reading
}

export const getMinutes = query(calls.minutes.getMinutes, {
  read: ({ db, input }) => loadMinutes(db, input.sessionId),
  can: canSeeMinutes,
  present: async (rows, { db, actor, now }) => {
    await recordViews(db, actor, [rows.session.userId], 'minutes')
    return { minutes: presentMinutes(rows, actor, now) }
  },
})

/** The minutes as a command leaves them: asked for behind the writes it has just sent, in the same flight. */
export async function reloadMinutes(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { id, userId }: KnownSession,
  writes: readonly Promise<unknown>[] = [],
): Promise<MinutesRows> {
  const [minutes] = await Promise.all([
    loadMinutes(db, id),
    recordViews(db, actor, [userId], 'minutes'),
    ...writes,
  ])
  return minutes
}

export const answerMinutes = ({ minutes }: { minutes: MinutesRows }, { actor, now }: Context) => ({
  minutes: presentMinutes(minutes, actor, now),
})
