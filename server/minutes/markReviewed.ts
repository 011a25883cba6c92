import { eq } from 'drizzle-orm'
import { MinutesVersion } from '#contract/minutes.ts'
import { canSetOutcomeStatus } from '#domain/minutes/permissions.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { loadWork } from './loadWork.ts'
import { outcomeVersions, sessionOutcomes } from './tables.ts'

/** Somebody has read the draft; it is still invisible to the member (T-084). */
export const markReviewed = command({
  input: MinutesVersion,
  load: (ctx) => loadWork(ctx, ctx.input.sessionId),
  can: (actor, { session, version }) =>
    version.status === 'reviewed'
      ? canManageSessions(actor, session)
      : canSetOutcomeStatus('reviewed', actor, version, session),
  check: nothingToCheck,
  run: async ({ db, input, loaded: { session, outcome, version }, now, publish }) => {
    if (version.number !== input.number) throw new Conflict('minutes_changed', { number: version.number })
    if (version.status === 'reviewed') return { session, isNew: false }
    await db.update(outcomeVersions).set({ status: 'reviewed' }).where(eq(outcomeVersions.id, version.id))
    await db
      .update(sessionOutcomes)
      .set({ status: 'reviewed', updatedAt: now })
      .where(eq(sessionOutcomes.id, outcome.id))
    await publish('minutes', {
      entity: 'minutes',
      id: session.id,
      version: version.number,
      kind: 'minutes.reviewed',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'minutes.reviewed',
    subject: ({ session }, { number }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { number },
    }),
    happened: ({ isNew }) => isNew,
  },
})
