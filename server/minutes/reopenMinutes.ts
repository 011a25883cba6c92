import { eq } from 'drizzle-orm'
import { ReopenMinutesInput } from '#contract/minutes.ts'
import { canReopenMinutes } from '#domain/minutes/permissions.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { loadWork } from './loadWork.ts'
import { sessionOutcomes } from './tables.ts'
import { writeVersion } from './writeVersion.ts'

/** Approved minutes never change: a correction is a new draft, and the member reads the old one until then (K71). */
export const reopenMinutes = command({
  input: ReopenMinutesInput,
  load: (ctx) => loadWork(ctx, ctx.input.sessionId, ctx.input.versionId),
  can: (actor, { session, version, isRepeat }) =>
    isRepeat ? canManageSessions(actor, session) : canReopenMinutes(actor, version, session),
  check: nothingToCheck,
  run: async ({ db, actor, input, loaded: { session, outcome, version, lines, isRepeat }, now, publish }) => {
    if (isRepeat) return { session, isNew: false }
    if (version.number !== input.number) throw new Conflict('minutes_changed', { number: version.number })
    const next = {
      ...version,
      id: input.versionId,
      number: version.number + 1,
      status: 'draft',
      createdBy: actor.userId,
    } as const
    const { createdAt: _, ...draft } = next
    await writeVersion(db, draft, lines)
    await db
      .update(sessionOutcomes)
      .set({ currentVersionId: draft.id, status: 'draft', updatedAt: now })
      .where(eq(sessionOutcomes.id, outcome.id))
    await publish('minutes', {
      entity: 'minutes',
      id: session.id,
      version: draft.number,
      kind: 'minutes.reopened',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'minutes.reopened',
    subject: ({ session }, { number }) => ({
      type: 'session',
      id: session.id,
      memberId: session.userId,
      details: { number },
    }),
    happened: ({ isNew }) => isNew,
  },
})
