import type { z } from 'zod'
import type { Deliverable, Minutes, MinutesLine, WaitingMinutes } from '#contract/minutes.ts'
import type { MinutesState } from '#contract/sessions.ts'
import { accountUiTexts } from '#domain/accounts/texts.ts'
import type { Actor } from '#domain/actor.ts'
import { answer } from '#domain/decision.ts'
import { canMakeCard } from '#domain/minutes/permissions.ts'
import { summaryOf } from '#domain/minutes/rules/deliverables.ts'
import { checkEvidence } from '#domain/minutes/rules/evidence.ts'
import type { LineKind, OutcomeLine } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import type { SessionRow } from '#server/sessions/reads.ts'
import type { listWaiting, OutcomeRow, VersionRow } from './reads.ts'

/**
 * How far the minutes are. For a member approved minutes stay approved while a correction is worked on; staff
 * see the version they work on (T-087, 4.12.17).
 */
export function minutesStateOf(outcome: OutcomeRow | null, manages: boolean): z.infer<typeof MinutesState> {
  if (!outcome) return 'none'
  if (!manages && outcome.approvedVersionId) return 'approved'
  if (outcome.drafting === 'queued' || outcome.drafting === 'running') return 'drafting'
  if (outcome.drafting === 'failed') return 'failed'
  if (!outcome.currentVersionId) return 'none'
  return outcome.currentVersionId === outcome.approvedVersionId ? 'approved' : 'checking'
}

type Around = {
  outcome: OutcomeRow
  version: VersionRow
  lines: readonly OutcomeLine[]
  /** Empty where nobody needs them: they say which line of the file a moment stands on, and prove quotes. */
  segments: readonly Segment[]
  cards: ReadonlyMap<string, string>
  approvedByName: string | null
  manages: boolean
}

/** What leaves the server of one version. */
export function presentVersion(around: Around, actor: Actor): Minutes {
  const { version, outcome, lines, approvedByName } = around
  const isApproved = version.id === outcome.approvedVersionId
  return {
    versionId: version.id,
    number: version.number,
    status: version.status,
    method: version.method,
    transcriptId: version.transcriptId,
    createdAt: version.createdAt.toISOString(),
    approvedAt: isApproved ? (outcome.approvedAt?.toISOString() ?? null) : null,
    approvedByName: isApproved ? approvedByName : null,
    lines: lines.map((line) => presentLine(line, around, actor)),
  }
}

function presentLine(line: OutcomeLine, around: Around, actor: Actor): MinutesLine {
  const { version, segments, cards, manages } = around
  const cardId = cards.get(line.id) ?? null
  const open = manages && (version.status === 'draft' || version.status === 'reviewed')
  return {
    id: line.id,
    kind: line.kind,
    text: line.text,
    quote: line.quote,
    speaker: line.speaker,
    moment: line.moment,
    line: line.moment ? (segments[line.moment.segment]?.line ?? null) : null,
    owner: line.owner,
    dueOn: line.dueOn,
    cardId,
    canMakeCard: answer(canMakeCard(actor, version, { kind: line.kind, hasCard: cardId !== null })),
    problems: open ? [...checkEvidence(line, segments)] : [],
  }
}

/** Approved minutes in the list of deliverables: what they were about, in a few of their lines (spec 2 §2). */
export function presentDeliverable(
  outcome: OutcomeRow,
  session: SessionRow,
  lines: readonly { readonly kind: LineKind; readonly text: string }[],
): z.infer<typeof Deliverable> {
  const { topics, actions } = summaryOf(lines)
  return {
    sessionId: session.id,
    title: session.title,
    startAt: session.startAt.toISOString(),
    timeZone: session.timeZone,
    durationMinutes: durationMinutes(session),
    approvedAt: (outcome.approvedAt ?? outcome.updatedAt).toISOString(),
    topics: topics.map((line) => line.text),
    actions: actions.map((line) => line.text),
    lineCount: lines.length,
    hasRecording: session.recordingUrl !== null,
  }
}

/** A draft that waits for staff, or one that could not be made. */
export function presentWaiting(
  { outcome, session, number, lineCount }: Awaited<ReturnType<typeof listWaiting>>[number],
  names: ReadonlyMap<string, string>,
): z.infer<typeof WaitingMinutes> {
  return {
    sessionId: session.id,
    title: session.title,
    startAt: session.startAt.toISOString(),
    timeZone: session.timeZone,
    memberId: session.userId,
    memberName: names.get(session.userId) ?? accountUiTexts.somebody,
    status: outcome.status,
    state: outcome.drafting === 'failed' ? 'failed' : 'checking',
    failure: outcome.draftFailure,
    number,
    lineCount,
    waitingSince: outcome.updatedAt.toISOString(),
  }
}
