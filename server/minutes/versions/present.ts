import type { z } from 'zod'
import type { Deliverable, Minutes, MinutesLine, SessionMinutes, WaitingMinutes } from '#contract/minutes.ts'
import type { MinutesState } from '#contract/sessions.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'
import { all, answer, no } from '#domain/decision.ts'
import {
  canApproveMinutes,
  canBeginMinutes,
  canEditDraft,
  canMakeCard,
  canReopenMinutes,
  canSetOutcomeStatus,
} from '#domain/minutes/permissions.ts'
import { isHiddenSample, summaryOf } from '#domain/minutes/rules/deliverables.ts'
import { checkEvidence, unprovenLines } from '#domain/minutes/rules/evidence.ts'
import { contentCount } from '#domain/minutes/rules/review.ts'
import type { OutcomeMethod, OutcomeStatus, WaitingState } from '#domain/minutes/types.ts'
import { canGenerateReport, canManageSessions } from '#domain/sessions/permissions.ts'
import { durationMinutes } from '#domain/sessions/rules/times.ts'
import { pick } from '#server/platform/pick.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import { isUnderWay } from './isUnderWay.ts'
import type { MinutesRows } from './loadMinutes.ts'
import type { LineRow, OutcomeRow, VersionRow } from './queries.ts'

type SessionFacts = Pick<KnownSession, 'id' | 'title' | 'startAt' | 'timeZone'>
type ApprovedRow = Pick<OutcomeRow, 'approvedAt' | 'updatedAt'> & {
  session: SessionFacts & Pick<KnownSession, 'endAt'>
  hasRecording: boolean
  lines: readonly Pick<LineRow, 'kind' | 'text'>[]
  isUnread: boolean
  openActions: readonly string[]
}
export type WaitingRow = {
  sessionId: string
  title: string
  startAt: Date
  timeZone: string
  memberId: string
  memberName: string | null
  status: OutcomeStatus
  state: WaitingState
  failure: string | null
  number: number | null
  lineCount: number
  isAutomatic: boolean
  since: Date
  method: OutcomeMethod | null
}

/**
 * How far the minutes are. For a member approved minutes stay approved while a correction is worked on; staff
 * see the version they work on (T-087, 4.12.17).
 */
export function minutesStateOf(
  outcome: OutcomeRow | null,
  manages: boolean,
  title: string,
): z.infer<typeof MinutesState> {
  if (!outcome || isHiddenFrom(outcome, manages, title)) return 'none'
  if (!manages && outcome.approvedVersionId) return 'approved'
  if (outcome.drafting === 'queued' || outcome.drafting === 'running') return 'drafting'
  if (outcome.drafting === 'failed') return 'failed'
  if (!outcome.currentVersionId) return 'none'
  return outcome.currentVersionId === outcome.approvedVersionId ? 'approved' : 'checking'
}

/** To a member minutes that count as a test do not exist (T-085). */
export const isHiddenFrom = (outcome: OutcomeRow | null, manages: boolean, title: string): boolean =>
  outcome !== null && !manages && isHiddenSample({ ...outcome, title })

/** A session's minutes for one reader: the approved version for its member, the current one for staff (T-087). */
export function presentMinutes(rows: MinutesRows, actor: Actor, now: Date): z.infer<typeof SessionMinutes> {
  const { session, outcome, version } = rows
  const manages = canManageSessions(actor, session).ok
  const isHidden = isHiddenFrom(outcome, manages, session.title)
  return {
    sessionId: session.id,
    title: session.title,
    startAt: session.startAt.toISOString(),
    timeZone: session.timeZone,
    state: minutesStateOf(outcome, manages, session.title),
    failure: manages ? (outcome?.draftFailure ?? null) : null,
    approvedNumber: manages ? (outcome?.approvedNumber ?? null) : null,
    minutes: version && !isHidden ? presentVersion(version, rows, manages, actor) : null,
    can: answers(rows, manages, actor, now),
  }
}

function answers(rows: MinutesRows, manages: boolean, actor: Actor, now: Date) {
  const { session, outcome, version, lines, segments, hasTranscript, consentComplete } = rows
  const isSpoken = version?.transcriptId !== null
  const given = { isAssigned: session.isAssigned, consentComplete: consentComplete || !isSpoken }
  const lineCount = lines.length
  const unproven = manages && version?.transcriptId ? unprovenLines(lines, segments).length : 0
  const onVersion = (decide: (version: VersionRow) => Decision) =>
    answer(all(canManageSessions(actor, session), version ? decide(version) : no('no_lines')))
  const asked = { ...given, consentComplete, hasTranscript, lastAskedAt: session.reportRequestedAt }
  const begun = { ...given, isDrafting: isUnderWay(outcome, now), hasVersion: version !== null }
  return {
    begin: answer(canBeginMinutes(actor, session, begun, now)),
    edit: onVersion((each) => canEditDraft(actor, each, session)),
    markReviewed: onVersion((each) => canSetOutcomeStatus('reviewed', actor, each, session)),
    approve: onVersion((each) => canApproveMinutes(actor, each, { ...given, lineCount, unproven })),
    reopen: onVersion((each) => canReopenMinutes(actor, each, session)),
    requestDraft: answer(canGenerateReport(actor, session, asked, now)),
  }
}

function presentVersion(version: VersionRow, rows: MinutesRows, manages: boolean, actor: Actor): Minutes {
  const approval = version.id === rows.outcome?.approvedVersionId ? rows.outcome : null
  return {
    versionId: version.id,
    ...pick(version, 'number', 'status', 'method', 'transcriptId'),
    createdAt: version.createdAt.toISOString(),
    approvedAt: approval?.approvedAt?.toISOString() ?? null,
    approvedByName: approval?.approvedByName ?? null,
    lines: onceThere(rows.lines).map((line) => presentLine(line, version, rows, manages, actor)),
  }
}

/** Two speakers who became one were there once; their lines stay two until the next version, so that it can be taken back. */
const onceThere = (lines: readonly LineRow[]): readonly LineRow[] =>
  lines.filter(
    ({ kind, text }, at) =>
      kind !== 'attendee' || lines.findIndex((line) => line.kind === kind && line.text === text) === at,
  )

function presentLine(
  { cardId, ...line }: LineRow,
  version: VersionRow,
  { segments }: MinutesRows,
  manages: boolean,
  actor: Actor,
): MinutesLine {
  const isDraft = version.status === 'draft' || version.status === 'reviewed'
  const open = manages && isDraft && version.transcriptId !== null
  return {
    ...pick(line, 'id', 'kind', 'text', 'quote', 'speaker', 'moment', 'owner', 'dueOn'),
    line: line.moment ? (segments[line.moment.segment]?.line ?? null) : null,
    cardId,
    canMakeCard: answer(canMakeCard(actor, version, { ...line, hasCard: cardId !== null })),
    problems: open ? [...checkEvidence(line, segments)] : [],
  }
}

/** Approved minutes in the list of deliverables: what they were about, in a few of their lines (spec 2 §2). */
export function presentDeliverable({ session, lines, ...row }: ApprovedRow): z.infer<typeof Deliverable> {
  const { topics, actions } = summaryOf(lines)
  return {
    sessionId: session.id,
    title: session.title,
    startAt: session.startAt.toISOString(),
    timeZone: session.timeZone,
    durationMinutes: durationMinutes(session),
    approvedAt: (row.approvedAt ?? row.updatedAt).toISOString(),
    topics: topics.map((line) => line.text),
    actions: actions.map((line) => line.text),
    lineCount: contentCount(lines),
    hasRecording: row.hasRecording,
    isUnread: row.isUnread,
    openActions: [...row.openActions],
  }
}

/** What waits for staff. */
export const presentWaiting = ({
  startAt,
  since,
  memberName,
  method,
  ...row
}: WaitingRow): z.infer<typeof WaitingMinutes> => ({
  ...row,
  isWritten: method === 'written',
  memberName: memberName ?? accountUiTexts.somebody,
  startAt: startAt.toISOString(),
  waitingSince: since.toISOString(),
})
