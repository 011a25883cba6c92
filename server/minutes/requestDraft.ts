import { eq } from 'drizzle-orm'
import { RequestDraftInput } from '#contract/minutes.ts'
import { canGenerateReport, canManageSessions } from '#domain/sessions/permissions.ts'
import { standingOf } from '#server/consent/reads.ts'
import { command, nothingToCheck } from '#server/platform/earlier/command.ts'
import { NotFound } from '#server/platform/http/refusal.ts'
import { findLatest } from '#server/recordings/reads.ts'
import { getSession } from '#server/sessions/reads.ts'
import { sessions } from '#server/sessions/tables.ts'
import { openDraft } from './openDraft.ts'
import { findOutcome } from './reads.ts'

// A draft takes seconds; one that is not there after this long was lost with its job and may be asked for again.
const UNDER_WAY_MS = 10 * 60_000

/** Asks for a draft of the newest transcript; what a person has edited meanwhile a member's wish does not replace (4.12.17). */
export const requestDraft = command({
  input: RequestDraftInput,
  load: async (ctx) => {
    const session = await getSession(ctx, ctx.input.sessionId, { lock: true })
    const { state } = await standingOf(ctx.db, session)
    const outcome = await findOutcome(ctx.db, session.id)
    const isFresh = ctx.now.getTime() - (outcome?.updatedAt.getTime() ?? 0) < UNDER_WAY_MS
    return {
      session,
      outcome,
      transcript: await findLatest(ctx.db, session.id),
      consentComplete: state === 'complete',
      isUnderWay: isFresh && (outcome?.drafting === 'queued' || outcome?.drafting === 'running'),
    }
  },
  can: (actor, { session, transcript, consentComplete, isUnderWay }, now) =>
    canGenerateReport(
      actor,
      session,
      {
        isAssigned: session.isAssigned,
        consentComplete,
        hasTranscript: transcript !== null,
        // Asked twice for a draft that is being written is asked once.
        lastAskedAt: isUnderWay ? null : session.reportRequestedAt,
      },
      now,
    ),
  check: nothingToCheck,
  run: async ({
    db,
    app,
    actor,
    input,
    loaded: { session, outcome, transcript, isUnderWay },
    now,
    publish,
    enqueue,
  }) => {
    if (!transcript) throw new NotFound('transcript')
    if (isUnderWay) return { session, isNew: false }
    const manages = canManageSessions(actor, session).ok
    if (!manages) await db.update(sessions).set({ reportRequestedAt: now }).where(eq(sessions.id, session.id))
    const hasDraft = outcome?.drafting === 'ready' && outcome.currentVersionId !== null
    if (manages || !hasDraft) {
      await openDraft({ db, app, now }, session, actor.userId)
      await enqueue(
        'minutes.draft',
        { sessionId: session.id, transcriptId: transcript.id, requestId: input.id },
        input.id,
      )
      await publish('minutes', {
        entity: 'minutes',
        id: session.id,
        kind: 'minutes.drafting',
        memberId: session.userId,
      })
    }
    await publish('sessions', {
      entity: 'session',
      id: session.id,
      version: session.version,
      kind: 'session.report_requested',
      memberId: session.userId,
    })
    return { session, isNew: true }
  },
  audit: {
    action: 'session.report_requested',
    subject: ({ session }) => ({ type: 'session', id: session.id, memberId: session.userId }),
    happened: ({ isNew }) => isNew,
  },
})
