import type { Review, ReviewLine } from '#contract/minutes.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Actor } from '#domain/actor.ts'
import { answer } from '#domain/decision.ts'
import { canAddToBoard, canApproveMinutes } from '#domain/minutes/permissions.ts'
import { checkEvidence } from '#domain/minutes/rules/evidence.ts'
import type { ReviewedLine } from '#domain/minutes/rules/offers.ts'
import { lineOf, standsInDraft } from '#domain/minutes/rules/offers.ts'
import { asReviewed } from '#domain/minutes/rules/review.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { pick } from '#server/platform/pick.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import type { SessionOffer } from '../versions/listOffers.ts'
import type { LineRow, OutcomeRow, VersionRow } from '../versions/queries.ts'

type ReviewRows = {
  session: KnownSession
  consentComplete: boolean
  outcome: OutcomeRow
  version: VersionRow
  lines: readonly LineRow[]
  offers: readonly SessionOffer[]
  segments: readonly Segment[]
  onBoard: readonly string[]
}

/** What is offered of the words that the current version rests on, and what stands in it without having been offered. */
export function reviewedLines({
  version,
  lines,
  offers,
}: Pick<ReviewRows, 'version' | 'lines' | 'offers'>): SessionOffer[] {
  const known = new Set(offers.map((offer) => offer.id))
  const plain = lines.filter((line) => !known.has(line.id))
  const standing = new Set(lines.map((line) => line.id))
  return [
    ...plain.map((line) => ({ ...asReviewed(line, version.transcriptId), decidedByName: null })),
    ...offers.filter((offer) =>
      // What was typed belongs to no transcript, but to the draft that holds it.
      offer.transcriptId === null
        ? standing.has(offer.id) || !standsInDraft(offer)
        : offer.transcriptId === version.transcriptId,
    ),
  ]
}

/** One line to decide; what it lacks is asked of the transcript where that was read. */
export const presentReviewLine = (
  line: ReviewedLine & { readonly decidedByName?: string | null },
  segments: readonly Segment[] | null,
  { userId }: Pick<Actor, 'userId'>,
): ReviewLine => ({
  ...pick(line, 'id', 'tier', 'probability', 'state', 'offeredKind', 'kind', 'text', 'quote'),
  ...pick(line, 'speaker', 'moment', 'owner', 'dueOn', 'dueWords', 'before', 'after', 'revision'),
  line: line.moment ? (segments?.[line.moment.segment]?.line ?? null) : null,
  cues: [...line.cues],
  decidedByName: line.decidedByName ?? null,
  isMine: line.decidedBy === userId,
  problems: segments ? [...checkEvidence(lineOf(line), segments)] : [],
})

// The lines change with each decision; what they lack is said next to each.
const aside = { lineCount: 1, unproven: 0 }

/** Everything there is to decide, for those who manage the session. */
export function presentReview(rows: ReviewRows, actor: Actor): Review {
  const { session, outcome, version, segments, consentComplete } = rows
  return {
    sessionId: session.id,
    title: session.title,
    startAt: session.startAt.toISOString(),
    endAt: session.endAt.toISOString(),
    timeZone: session.timeZone,
    memberName: session.memberName ?? accountUiTexts.somebody,
    versionId: version.id,
    ...pick(version, 'number', 'status', 'transcriptId', 'method', 'leftOut', 'modelFailure'),
    isEnglish: outcome.isEnglish,
    revision: outcome.reviewRevision,
    spentMs: outcome.reviewMs,
    // Without a transcript there is nothing that a line could lack.
    lines: reviewedLines(rows).map((line) =>
      presentReviewLine(line, version.transcriptId ? segments : null, actor),
    ),
    canApprove: answer(
      canApproveMinutes(actor, version, {
        ...session,
        consentComplete: consentComplete || version.transcriptId === null,
        ...aside,
      }),
    ),
    canAddToBoard: canAddToBoard(actor, session).ok,
    onBoard: [...rows.onBoard],
  }
}
