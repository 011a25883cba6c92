import { sessionLimits } from '../limits.ts'
import { sessionTexts } from '../texts.ts'
import type { Session, SessionBadge, SessionFacts, WorkflowStatus } from '../types.ts'

const dayMs = 86_400_000

/** The word earlier rows carry in their notes when a report was made; it counts in imported rows only (T-072). */
export const importedReportMarker = 'AI_REPORT_GENERATED'

type StatusFields = Pick<
  Session,
  'status' | 'endAt' | 'recordingUrl' | 'notes' | 'isImported' | 'archivedAt' | 'noShowAt'
>

/** A session is archived when staff archived it, or 180 days after its end (T-073). */
export function isArchived(session: Pick<Session, 'archivedAt' | 'endAt'>, now: Date): boolean {
  if (session.archivedAt) return true
  return now.getTime() - session.endAt.getTime() >= sessionLimits.archiveAfterDays * dayMs
}

/** A report exists when the outcome record says so, or an imported row carries the old marker (T-072). */
export function hasReport(session: Pick<Session, 'notes' | 'isImported'>, facts: SessionFacts): boolean {
  if (facts.reportGeneratedAt) return true
  return session.isImported && (session.notes ?? '').includes(importedReportMarker)
}

/** A session that was not cancelled is held once its end has passed, or once somebody said so (4.13.6). */
export function isHeld(session: Pick<Session, 'status' | 'endAt'>, now: Date): boolean {
  if (session.status === 'cancelled') return false
  return session.status === 'completed' || now.getTime() >= session.endAt.getTime()
}

/** A member is offered to complete a session while it takes place and at no other time; the command's own rule is wider (4.13.6). */
export function takesPlace(session: Pick<Session, 'status' | 'startAt' | 'endAt'>, now: Date): boolean {
  return session.status === 'scheduled' && now >= session.startAt && now < session.endAt
}

/** How far a session has come: cancelled wins, then archived, report, recording, end time (T-073). */
export function workflowStatus(session: StatusFields, facts: SessionFacts, now: Date): WorkflowStatus {
  if (session.status === 'cancelled') return 'cancelled'
  if (isArchived(session, now)) return 'archived'
  if (hasReport(session, facts)) return 'report_generated'
  if (facts.recording !== 'none' || session.recordingUrl || facts.hasTranscript) return 'recorded'
  if (isHeld(session, now)) return 'completed'
  return 'scheduled'
}

/** The badges of a session, most telling first: colours and words of spec 2 §4 and 4.12.14. */
export function sessionBadges(
  session: StatusFields,
  facts: SessionFacts,
  now: Date,
): readonly SessionBadge[] {
  const labels = sessionTexts.badges
  const workflow = workflowStatus(session, facts, now)
  // Of a session to which nobody came there is nothing to record, and nothing else to say.
  if (session.noShowAt && workflow !== 'cancelled')
    return [{ label: labels.noShow, tone: 'straw', mark: 'square' }]
  // To its member a draft is no report yet, and that it is being checked is all there is to say (4.13.6).
  if (facts.isDraft && workflow !== 'report_generated' && workflow !== 'cancelled' && workflow !== 'archived')
    return [{ label: labels.checking, tone: 'blue', mark: 'octagon' }]
  switch (workflow) {
    case 'cancelled':
      return [{ label: labels.cancelled, tone: 'grey', mark: 'none' }]
    case 'archived':
      return [{ label: labels.archived, tone: 'outline', mark: 'none' }]
    case 'report_generated':
      // The shape says how finished it is: a draft is not round yet.
      return [
        facts.isDraft
          ? { label: labels.draft, tone: 'blue', mark: 'octagon' }
          : { label: labels.reportGenerated, tone: 'green', mark: 'round' },
      ]
    case 'recorded':
      return recordedBadges(session, facts)
    case 'completed':
      return [
        facts.recordingChecked
          ? { label: labels.noRecording, tone: 'straw', mark: 'square' }
          : { label: labels.completedNoRecording, tone: 'straw', mark: 'square' },
      ]
    case 'scheduled':
      return [{ label: labels.scheduled, tone: 'grey', mark: 'square' }]
  }
}

/** A candidate alone is not ready: a report from a neighbour's recording is the failure T-068 forbids. */
function recordedBadges(session: StatusFields, facts: SessionFacts): readonly SessionBadge[] {
  const labels = sessionTexts.badges
  const ready: SessionBadge = { label: labels.readyForReport, tone: 'heat', mark: 'octagon' }
  if (session.recordingUrl)
    return [{ label: labels.recordingAvailable, tone: 'green', mark: 'octagon' }, ready]
  if (facts.recording === 'linked')
    return [{ label: labels.recordingAvailable, tone: 'blue', mark: 'octagon' }, ready]
  if (facts.recording === 'candidate') {
    const found: SessionBadge = { label: labels.recordingFound, tone: 'blue', mark: 'octagon' }
    return facts.hasTranscript ? [found, ready] : [found]
  }
  return [ready]
}
