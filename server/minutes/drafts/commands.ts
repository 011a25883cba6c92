import { eq } from 'drizzle-orm'
import { canGenerateReport, canManageSessions } from '#domain/sessions/permissions.ts'
import { loadConsentState } from '#server/consent/queries.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Args } from '#server/platform/db/statement.ts'
import { statement } from '#server/platform/db/statement.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findLatest } from '#server/recordings/queries.ts'
import { holdSession } from '#server/sessions/queries.ts'
import { sessions } from '#server/sessions/tables.ts'
import { draftIdOf } from '../rules/lineIds.ts'
import { answerMinutes, reloadMinutes } from '../versions/getMinutes.ts'
import { isUnderWay } from '../versions/isUnderWay.ts'
import { findOutcome, findVersion } from '../versions/queries.ts'
import { openDraft } from './openDraft.ts'

const setReportRequested = statement((q, s: Args<{ id: string; at: Date }>) =>
  q.update(sessions).set({ reportRequestedAt: s.at }).where(eq(sessions.id, s.id)),
)

/** Asks for a draft of the newest transcript; what a person has edited meanwhile a member's wish does not replace (4.12.17). */
export const requestDraft = command(calls.minutes.requestDraft, {
  load: async ({ db, input, now }) => {
    const draftId = draftIdOf(input.sessionId, input.id)
    const [session, outcome, transcript, consent, written] = await Promise.all([
      holdSession(db, input.sessionId),
      findOutcome(db, input.sessionId),
      findLatest(db, input.sessionId),
      loadConsentState(db, input.sessionId),
      findVersion(db, draftId),
    ])
    const consentComplete = consent === 'complete'
    // Asked twice for one draft is asked once, while it is being written and after.
    const isAsked = isUnderWay(outcome, now) || written !== null
    return { session, outcome, transcript, consentComplete, isAsked, draftId }
  },
  can: (actor, { session, transcript, consentComplete, isAsked }, now) =>
    canGenerateReport(
      actor,
      session,
      {
        isAssigned: session.isAssigned,
        consentComplete,
        hasTranscript: transcript !== null,
        lastAskedAt: isAsked ? null : session.reportRequestedAt,
      },
      now,
    ),
  run: async ({ loaded, publish, enqueue, ...ctx }) => {
    const { session, outcome, transcript, isAsked, draftId } = loaded
    const { db, app, actor, now } = ctx
    if (!transcript) throw new NotFound('transcript')
    if (isAsked) return { minutes: await reloadMinutes(ctx, session), event: null }
    const { id, userId: memberId, version } = session
    const manages = canManageSessions(actor, session).ok
    // Also where a later draft could not be made of it.
    const hasDraft = outcome !== null && outcome.currentVersionId !== null
    const job = { sessionId: id, transcriptId: transcript.id, requestId: draftId }
    const minutes = await reloadMinutes(ctx, session, [
      ...(manages ? [] : [setReportRequested(db, { id, at: now })]),
      ...(manages || !hasDraft
        ? [
            openDraft({ db, app, now }, session, actor.userId),
            enqueue('minutes.draft', job, draftId),
            publish('minutes', { entity: 'minutes', id, kind: 'minutes.drafting', memberId }),
          ]
        : []),
    ])
    const live = { topic: 'sessions' } as const
    return {
      minutes,
      event: { name: 'session.report_requested', entity: 'session', id, memberId, version, live } as const,
    }
  },
  answer: answerMinutes,
})
