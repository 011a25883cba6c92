import { eq } from 'drizzle-orm'
import { isHiddenSample } from '#domain/minutes/rules/deliverables.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { approvedEmail, approvedKey, matterOf } from '../emails.ts'
import { sessionOutcomes } from '../tables.ts'
import { presentHidden } from './listHiddenMinutes.ts'
import { findHeldOutcome, findVersion, listLines, memberOf } from './queries.ts'

const setUnhidden = statement((q, o: Args<{ id: string; isUnhidden: boolean }>) =>
  q.update(sessionOutcomes).set({ isUnhidden: o.isUnhidden }).where(eq(sessionOutcomes.id, o.id)),
)

/** Staff say that minutes are real, whatever their title says, or take that back (T-085). */
export const unhideMinutes = command(calls.minutes.unhideMinutes, {
  load: async ({ db, input }) => {
    const [session, outcome] = await Promise.all([
      holdSession(db, input.sessionId),
      findHeldOutcome(db, input.sessionId),
    ])
    if (!outcome) throw new NotFound('minutes')
    return { session, outcome }
  },
  can: (actor, { session }) => canManageSessions(actor, session),
  run: async ({ db, input, loaded: { session, outcome }, email }) => {
    const { isUnhidden } = input
    const row = { ...session, sessionId: session.id, isUnhidden }
    if (outcome.isUnhidden === isUnhidden) return { row, event: null }
    await setUnhidden(db, { id: outcome.id, isUnhidden })
    const versionId = outcome.approvedVersionId
    // Their email waited for this; one that was sent has its key, and is not sent again.
    if (isUnhidden && versionId && isHiddenSample({ ...outcome, title: session.title })) {
      const [lines, version, [member]] = await Promise.all([
        listLines(db, { versionId }),
        findVersion(db, versionId),
        memberOf(db, { sessionId: session.id }),
      ])
      const isWritten = version?.method === 'written'
      const message = {
        sessionId: session.id,
        title: session.title,
        isWritten,
        // The member had none before: of these nobody was told.
        isCorrection: false,
        ...matterOf(lines),
      }
      await email(
        session.userId,
        approvedEmail({ firstName: member?.firstName ?? null, ...message }),
        approvedKey(versionId),
      )
    }
    return {
      row,
      event: {
        name: isUnhidden ? 'minutes.unhidden' : 'minutes.hidden',
        entity: 'session',
        id: session.id,
        memberId: session.userId,
        live: { entity: 'minutes' },
      } as const,
    }
  },
  answer: ({ row: { sessionId, title, startAt, timeZone, memberName, isUnhidden } }) => ({
    minutes: presentHidden({ sessionId, title, startAt, timeZone, memberName, isUnhidden }),
  }),
})
