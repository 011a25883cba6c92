import type { z } from 'zod'
import type { SessionMinutes } from '#contract/minutes.ts'
import type { Decision } from '#domain/decision.ts'
import { all, answer, no } from '#domain/decision.ts'
import {
  canApproveMinutes,
  canEditDraft,
  canReadMinutes,
  canReopenMinutes,
  canSetOutcomeStatus,
} from '#domain/minutes/permissions.ts'
import { unprovenLines } from '#domain/minutes/rules/evidence.ts'
import { canGenerateReport, canManageSessions } from '#domain/sessions/permissions.ts'
import { findNames } from '#server/accounts/people/findNames.ts'
import { standingOf } from '#server/consent/reads.ts'
import type { Context } from '#server/platform/earlier/context.ts'
import { Refused } from '#server/platform/http/refusal.ts'
import { findLatest, readSegments } from '#server/recordings/reads.ts'
import type { KnownSession } from '#server/sessions/reads.ts'
import { minutesStateOf, presentVersion } from './present.ts'
import { findOutcome, findVersion, listCardsOf, listLines } from './reads.ts'

/** A session's minutes for one reader: the approved version for its member, the current one for staff (T-087). */
export async function presentMinutes(
  ctx: Context,
  session: KnownSession,
): Promise<z.infer<typeof SessionMinutes>> {
  const { db, actor, app } = ctx
  const manages = canManageSessions(actor, session).ok
  const outcome = await findOutcome(db, session.id)
  const status = outcome?.approvedVersionId && !manages ? 'approved' : (outcome?.status ?? 'draft')
  const reading = canReadMinutes(actor, { userId: session.userId, status }, session)
  if (!reading.ok && reading.reason !== 'not_approved') throw new Refused(reading.reason)

  const approved = await findVersion(db, outcome?.approvedVersionId ?? null)
  const version = manages ? await findVersion(db, outcome?.currentVersionId ?? null) : approved
  const lines = await listLines(db, version?.id ?? null)
  const needsFile = manages || lines.some((line) => line.moment?.startMs === null)
  const segments = needsFile ? await readSegments(db, version?.transcriptId ?? null) : []
  const { state } = await standingOf(db, session)
  const consentComplete = state === 'complete'
  const names = await findNames(db, [outcome?.approvedBy ?? null])
  const hasTranscript = (await findLatest(db, session.id)) !== null
  const given = { isAssigned: session.isAssigned, consentComplete }
  const unproven = manages ? unprovenLines(lines, segments).length : 0
  const onVersion = (decide: (status: NonNullable<typeof version>) => Decision) =>
    answer(all(canManageSessions(actor, session), version ? decide(version) : no('no_lines')))

  return {
    sessionId: session.id,
    title: session.title,
    startAt: session.startAt.toISOString(),
    timeZone: session.timeZone,
    state: minutesStateOf(outcome, manages),
    failure: manages ? (outcome?.draftFailure ?? null) : null,
    approvedNumber: manages ? (approved?.number ?? null) : null,
    minutes:
      outcome && version
        ? presentVersion(
            {
              outcome,
              version,
              lines,
              segments,
              cards: await listCardsOf(
                db,
                lines.map((line) => line.id),
              ),
              approvedByName: outcome.approvedBy ? (names.get(outcome.approvedBy) ?? null) : null,
              manages,
            },
            actor,
          )
        : null,
    can: {
      edit: onVersion((each) => canEditDraft(actor, each, session)),
      markReviewed: onVersion((each) => canSetOutcomeStatus('reviewed', actor, each, session)),
      approve: onVersion((each) =>
        canApproveMinutes(actor, each, { ...given, lineCount: lines.length, unproven }),
      ),
      reopen: onVersion((each) => canReopenMinutes(actor, each, session)),
      requestDraft: answer(
        canGenerateReport(
          actor,
          session,
          { ...given, hasTranscript, lastAskedAt: session.reportRequestedAt },
          app.clock.now(),
        ),
      ),
    },
  }
}
