import { eq, sql } from 'drizzle-orm'
import { canAddToBoard, canApproveMinutes } from '#domain/minutes/permissions.ts'
import { isHiddenSample } from '#domain/minutes/rules/deliverables.ts'
import { unprovenLines } from '#domain/minutes/rules/evidence.ts'
import { contentCount, leftUndecided, sentLines } from '#domain/minutes/rules/review.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import type { OutcomeLine } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { canCompleteSession, canManageSessions } from '#domain/sessions/permissions.ts'
import { addLineCards } from '#server/board/cards/addLineCards.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import type { App } from '#server/platform/app.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { sqlStatement, statement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { sessions } from '#server/sessions/tables.ts'
import { approvedEmail, approvedKey, matterOf } from '../emails.ts'
import { outcomeVersions, sessionOutcomes } from '../tables.ts'
import { answerMinutes, reloadMinutes } from './getMinutes.ts'
import { holdWork, minutesEvent, setVersionStatus } from './holdWork.ts'
import { listSessionOffers } from './listOffers.ts'
import { listShownSegments, memberOf } from './queries.ts'
import { writeDecided } from './writeOffers.ts'

const setApproved = statement(
  (q, o: Args<{ id: string; versionId: string; approvedBy: string; approvedAt: Date }>) =>
    q
      .update(sessionOutcomes)
      .set({
        status: 'approved',
        approvedVersionId: o.versionId,
        approvedAt: o.approvedAt,
        approvedBy: o.approvedBy,
        wordsLostAt: null,
        // Whatever later draft could not be made, there is nothing more to make.
        drafting: sql`case when ${sessionOutcomes.drafting} = 'failed' then 'ready' else ${sessionOutcomes.drafting} end`,
        draftFailure: null,
        updatedAt: o.approvedAt,
      })
      .where(eq(sessionOutcomes.id, o.id)),
)

const publishVersion = statement((q, v: Args<{ id: string; approvedBy: string; approvedAt: Date }>) =>
  q
    .update(outcomeVersions)
    .set({ status: 'approved', approvedAt: v.approvedAt, approvedBy: v.approvedBy })
    .where(eq(outcomeVersions.id, v.id)),
)

// Nothing but what is sent stays, in its order; what nobody decided is asked about again in a later version.
const keepSent = sqlStatement<[versionId: string, sentIds: readonly string[]], never>(
  `with gone as (delete from outcome_lines l where l.version_id = $1 and not (l.line_id = any($2::uuid[])))
   update outcome_lines l set position = sent.place - 1 from unnest($2::uuid[]) with ordinality sent (line_id, place)
   where l.version_id = $1 and l.line_id = sent.line_id`,
)

const completeSession = statement((q, s: Args<{ id: string; now: Date }>) =>
  q.update(sessions).set({ status: 'completed', updatedAt: s.now }).where(eq(sessions.id, s.id)),
)

const actionCards = (
  { id: sessionId, title: sessionTitle }: KnownSession,
  sent: readonly OutcomeLine[],
  segments: readonly Segment[],
  app: App,
) =>
  linesOf(sent, 'action').map(({ id: lineId, text, owner, dueOn, quote, speaker, moment, wordedBy }) => {
    const segment = moment?.segment ?? null
    const line = moment && moment.startMs === null ? (segments[moment.segment]?.line ?? null) : null
    const context = {
      sessionId,
      sessionTitle,
      quote,
      speaker,
      segment,
      startMs: moment?.startMs ?? null,
      line,
    }
    const isWorded = Boolean(wordedBy)
    return { cardId: app.clock.newId(), lineId, text, owner, dueOn, isWorded, context }
  })

/** Approval shows a version to the member, and only one whose every claim is in the transcript (T-086, K70). */
export const approveMinutes = command(calls.minutes.approveMinutes, {
  load: async ({ db, input: { sessionId } }) => {
    const [work, offers, segments, consent, [member]] = await Promise.all([
      holdWork(db, sessionId),
      listSessionOffers(db, sessionId),
      listShownSegments(db, sessionId),
      loadConsentState(db, sessionId),
      memberOf(db, { sessionId }),
    ])
    if (!member) throw new NotFound('member')
    const consentComplete = consent === 'complete'
    const sent = sentLines(work.lines, offers)
    // What rests on no transcript (any more) was written by a person: there is nothing to prove, and nobody's words to use.
    const isSpoken = work.version.transcriptId !== null
    const unproven = isSpoken ? unprovenLines(sent, segments).length : 0
    const left = leftUndecided(work.lines, offers, work.version.transcriptId)
    return { ...work, sent, left, segments, member, consentComplete: consentComplete || !isSpoken, unproven }
  },
  can: (actor, { session, version, sent, consentComplete, unproven }) =>
    version.status === 'approved'
      ? canManageSessions(actor, session)
      : canApproveMinutes(actor, version, {
          isAssigned: session.isAssigned,
          consentComplete,
          lineCount: contentCount(sent),
          unproven,
        }),
  run: async ({
    input,
    loaded: { session, outcome, version, sent, left, segments, member },
    publish,
    email,
    ...ctx
  }) => {
    const { db, app, actor, now } = ctx
    const isSeen = input.revision === undefined || input.revision === outcome.reviewRevision
    if (version.number !== input.number || !(isSeen || version.status === 'approved'))
      throw new Conflict('minutes_changed', { number: version.number })
    if (version.status === 'approved') return { minutes: await reloadMinutes(ctx, session), event: null }
    const { id, userId: memberId, version: sessionVersion } = session
    const replaced = outcome.approvedVersionId
    // What was held is completed by its minutes; before its end, or cancelled, the advisor decides that apart (4.13.6).
    const isOver = canCompleteSession(actor, session, session, now).ok && session.endAt <= now
    const isHidden = isHiddenSample({ ...outcome, title: session.title })
    const message = approvedEmail({
      firstName: member.firstName,
      sessionId: session.id,
      title: session.title,
      isWritten: version.method === 'written',
      isCorrection: replaced !== null,
      ...matterOf(sent),
    })
    const minutes = await reloadMinutes(ctx, session, [
      ...(replaced ? [setVersionStatus(db, { id: replaced, status: 'archived' })] : []),
      ...(left.length > 0 ? [writeDecided(db, outcome, version.transcriptId, left)] : []),
      keepSent(
        db,
        version.id,
        sent.map((line) => line.id),
      ),
      ...(isOver ? [completeSession(db, { id, now })] : []),
      publishVersion(db, { id: version.id, approvedBy: actor.userId, approvedAt: now }),
      setApproved(db, { id: outcome.id, versionId: version.id, approvedBy: actor.userId, approvedAt: now }),
      publish('sessions', {
        entity: 'session',
        id,
        version: sessionVersion,
        kind: 'minutes.approved',
        memberId,
      }),
      ...(input.addToBoard && canAddToBoard(actor, session).ok
        ? [addLineCards(db, memberId, actionCards(session, sent, segments, app))]
        : []),
      // Whoever cannot see them hears of them when staff show them (T-085).
      ...(isHidden ? [] : [email(memberId, message, approvedKey(version.id))]),
    ])
    return { minutes, event: minutesEvent('minutes.approved', session, version.number) }
  },
  answer: answerMinutes,
})
