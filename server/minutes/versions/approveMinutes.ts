import { eq, sql } from 'drizzle-orm'
import { canApproveMinutes } from '#domain/minutes/permissions.ts'
import { unprovenLines } from '#domain/minutes/rules/evidence.ts'
import { canManageSessions } from '#domain/sessions/permissions.ts'
import { profiles } from '#server/accounts/tables.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { approvedEmail } from '../emails.ts'
import { sessionOutcomes } from '../tables.ts'
import { answerMinutes, reloadMinutes } from './getMinutes.ts'
import { holdWork, minutesEvent, setVersionStatus } from './holdWork.ts'
import { listShownSegments } from './queries.ts'

// What the email calls the member.
const memberOf = statement((q, { sessionId }: Args<{ sessionId: string }>) =>
  q
    .select({
      firstName: profiles.firstName,
    })
    .from(profiles)
    .where(sql`${profiles.id} = (select s.user_id from sessions s where s.id = ${sessionId})`),
)

const setApproved = statement(
  (q, o: Args<{ id: string; versionId: string; approvedBy: string; approvedAt: Date }>) =>
    q
      .update(sessionOutcomes)
      .set({
        status: 'approved',
        approvedVersionId: o.versionId,
        approvedAt: o.approvedAt,
        approvedBy: o.approvedBy,
        updatedAt: o.approvedAt,
      })
      .where(eq(sessionOutcomes.id, o.id)),
)

/** Approval shows a version to the member, and only one whose every claim is in the transcript (T-086, K70). */
export const approveMinutes = command(calls.minutes.approveMinutes, {
  load: async ({ db, input: { sessionId } }) => {
    const [work, segments, consent, [member]] = await Promise.all([
      holdWork(db, sessionId),
      listShownSegments(db, sessionId),
      loadConsentState(db, sessionId),
      memberOf(db, { sessionId }),
    ])
    if (!member) throw new NotFound('member')
    const consentComplete = consent === 'complete'
    return { ...work, member, consentComplete, unproven: unprovenLines(work.lines, segments).length }
  },
  can: (actor, { session, version, lines, consentComplete, unproven }) =>
    version.status === 'approved'
      ? canManageSessions(actor, session)
      : canApproveMinutes(actor, version, {
          isAssigned: session.isAssigned,
          consentComplete,
          lineCount: lines.length,
          unproven,
        }),
  run: async ({ input, loaded: { session, outcome, version, member }, publish, email, ...ctx }) => {
    const { db, actor, now } = ctx
    if (version.number !== input.number) throw new Conflict('minutes_changed', { number: version.number })
    if (version.status === 'approved') return { minutes: await reloadMinutes(ctx, session), event: null }
    const { id, userId: memberId, version: sessionVersion } = session
    const replaced = outcome.approvedVersionId
    const message = approvedEmail({
      firstName: member.firstName,
      sessionId: session.id,
      title: session.title,
    })
    const minutes = await reloadMinutes(ctx, session, [
      ...(replaced ? [setVersionStatus(db, { id: replaced, status: 'archived' })] : []),
      setVersionStatus(db, { id: version.id, status: 'approved' }),
      setApproved(db, { id: outcome.id, versionId: version.id, approvedBy: actor.userId, approvedAt: now }),
      publish('sessions', {
        entity: 'session',
        id,
        version: sessionVersion,
        kind: 'minutes.approved',
        memberId,
      }),
      email(memberId, message, `minutes.approved ${version.id}`),
    ])
    return { minutes, event: minutesEvent('minutes.approved', session, version.number) }
  },
  answer: answerMinutes,
})
