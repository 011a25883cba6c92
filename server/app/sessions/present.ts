import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { Actor } from '#domain/actor.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import { answer } from '#domain/decision.ts'
import * as can from '#domain/sessions/permissions.ts'
import { peopleOf } from '#domain/sessions/rules/people.ts'
import { sessionBadges, workflowStatus } from '#domain/sessions/rules/status.ts'
import type { SessionFacts } from '#domain/sessions/types.ts'
import { listConsentStates } from '#server/consent/queries.ts'
import { isHiddenFrom, minutesStateOf } from '#server/minutes/versions/present.ts'
import type { OutcomeRow } from '#server/minutes/versions/queries.ts'
import { listOutcomes } from '#server/minutes/versions/queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { pick } from '#server/platform/pick.ts'
import { listTranscribed } from '#server/recordings/queries.ts'
import type { KnownSession } from '#server/sessions/queries.ts'
import type { RecordingState } from './listRecordingStates.ts'
import { listRecordingStates } from './listRecordingStates.ts'

/** What a screen needs besides the row itself. */
export type Around = {
  hasTranscript: boolean
  recording: RecordingState | null
  outcome: OutcomeRow | null
  consent: ConsentState
}

/** What stands around sessions, in a fixed number of questions however long the list is. */
export async function loadAround(db: Db, ids: readonly string[]): Promise<(id: string) => Around> {
  const [consents, transcribed, recorded, outcomes] = await Promise.all([
    listConsentStates(db, ids),
    listTranscribed(db, ids),
    listRecordingStates(db, ids),
    listOutcomes(db, ids),
  ])
  return (id) => ({
    hasTranscript: transcribed.has(id),
    recording: recorded.get(id) ?? null,
    outcome: outcomes.get(id) ?? null,
    consent: consents.get(id) ?? 'waiting',
  })
}

/** What leaves the server of a session: staff's notes stay with staff, the meeting address with who may join. */
export function presentSession(row: KnownSession, around: Around, actor: Actor, now: Date): Session {
  // A recording of ours is played where the session is shown (T-088).
  const session = around.recording === 'ready' ? { ...row, recordingUrl: paths.appSession(row.id) } : row
  const manages = can.canManageSessions(actor, session).ok
  const join = can.canJoinMeeting(actor, session, session, now)
  const details = can.canViewSessionDetails(actor, session, session)
  const facts = factsOf(session, around, manages)
  const { outcome } = around
  return {
    ...pick(session, 'id', 'advisorId', 'title', 'sessionType', 'timeZone'),
    ...pick(session, 'memberTimeZone', 'status', 'statusReason', 'version'),
    memberId: session.userId,
    memberName: session.memberName ?? accountUiTexts.somebody,
    advisorName: session.advisorName ?? accountUiTexts.somebody,
    description: details.ok ? session.description : '',
    startAt: session.startAt.toISOString(),
    endAt: session.endAt.toISOString(),
    noShowAt: session.noShowAt?.toISOString() ?? null,
    meetingUrl: manages || join.ok ? session.meetingUrl : null,
    calendarUrl: calendarOf(session, actor, manages),
    notes: manages ? session.notes : null,
    people: details.ok ? [...peopleOf(session)] : [],
    archivedAt: session.archivedAt?.toISOString() ?? null,
    hiddenAt: session.hiddenAt?.toISOString() ?? null,
    deletedAt: session.deletedAt?.toISOString() ?? null,
    createdAt: session.createdAt.toISOString(),
    updatedAt: session.updatedAt.toISOString(),
    badges: [...sessionBadges(session, facts, now)],
    workflow: workflowStatus(session, facts, now),
    facts: { ...facts, reportGeneratedAt: facts.reportGeneratedAt?.toISOString() ?? null },
    consent: around.consent,
    minutes: minutesStateOf(outcome, manages, session.title),
    can: answers(session, around, actor, now),
  }
}

const calendarOf = (session: KnownSession, actor: Actor, manages: boolean) =>
  session.status === 'scheduled' && (manages || session.userId === actor.userId) ? session.calendarUrl : null

function factsOf(session: KnownSession, around: Around, manages: boolean): SessionFacts {
  const { hasTranscript, recording } = around
  const outcome = isHiddenFrom(around.outcome, manages, session.title) ? null : around.outcome
  const isDraft = Boolean(outcome?.currentVersionId) && !outcome?.approvedVersionId
  const draftedAt = manages && outcome?.currentVersionId ? outcome.updatedAt : null
  return {
    recording: session.recordingUrl || recording === 'ready' ? 'linked' : (recording ?? 'none'),
    recordingChecked: session.recordingCheckedAt !== null,
    hasTranscript,
    // To a member a report exists once it is approved (T-087).
    reportGeneratedAt: outcome?.approvedVersionId ? (outcome.approvedAt ?? outcome.updatedAt) : draftedAt,
    isDraft,
  }
}

function answers(session: KnownSession, around: Around, actor: Actor, now: Date): Session['can'] {
  // Buttons ask before there is a reason; the call itself insists on one.
  const given = { isAssigned: session.isAssigned, reason: 'given' }
  const consentComplete = around.consent === 'complete'
  const report = {
    ...given,
    consentComplete,
    hasTranscript: around.hasTranscript,
    lastAskedAt: session.reportRequestedAt,
  }
  return {
    manage: answer(can.canManageSessions(actor, given)),
    viewDetails: answer(can.canViewSessionDetails(actor, session, given)),
    join: answer(can.canJoinMeeting(actor, session, given, now)),
    edit: answer(can.canEditSession(actor, session, given)),
    move: answer(can.canMoveSession(actor, session, given)),
    complete: answer(can.canCompleteSession(actor, session, given, now)),
    cancel: answer(can.canCancelSession(actor, session, given, now)),
    reopen: answer(can.canReopenSession(actor, session, given)),
    hide: answer(can.canHideSession(actor, session)),
    unhide: answer(can.canUnhideSession(actor, session, now)),
    delete: answer(can.canDeleteSession(actor, given)),
    archive: answer(can.canArchiveSession(actor, session, given)),
    unarchive: answer(can.canUnarchiveSession(actor, session, given)),
    uploadTranscript: answer(can.canUploadTranscript(actor, session, { ...given, consentComplete }, now)),
    generateReport: answer(can.canGenerateReport(actor, session, report, now)),
    setPeople: answer(can.canSetSessionPeople(actor, session, given, now)),
    setNoShow: answer(can.canSetNoShow(actor, session, given, now)),
    clearNoShow: answer(can.canClearNoShow(actor, session, given, now)),
    addNote: answer(can.canAddSessionNote(actor, session)),
  }
}
