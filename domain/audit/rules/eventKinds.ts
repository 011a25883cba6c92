import type { EventName } from '../events.ts'
import type { EventKind, EventType, Severity } from '../types.ts'

const kindsOf = (type: EventType) =>
  ({
    low: { type, severity: 'low' },
    medium: { type, severity: 'medium' },
    high: { type, severity: 'high' },
  }) as const
const security = kindsOf('security')
const auth = kindsOf('auth')
const dataAccess = kindsOf('data_access')
const userAction = kindsOf('user_action')

/**
 * Type and severity of everything that can happen (spec 1 §3). Security: who may what, and what was suspected. Auth: getting in
 * and out. Data access: what left, came or was erased as a whole. Everything else is somebody's work.
 */
export const eventKinds: Readonly<Record<EventName, EventKind>> = {
  'account.created': auth.low,
  'address.confirmed': auth.low,
  'address.asked': security.medium,
  'address.changed': security.high,
  'address.undone': security.high,
  'sign_in.done': auth.low,
  'sign_in.failed': auth.medium,
  'sign_in.proved': auth.low,
  'sign_out.done': auth.low,
  'sign_in.ended': auth.low,
  'sign_in.expired': auth.low,
  'screen.locked': auth.low,
  'screen.unlocked': auth.low,
  'view.begun': security.medium,
  'view.ended': security.low,
  'sign_ins.viewed': security.low,
  'confirmation.sent': security.low,
  'nudge.dismissed': userAction.low,
  'device.paired': auth.medium,
  'factor.enabled': security.low,
  'factor.removed': security.medium,
  'factor.reset': security.high,
  'passkey.added': security.low,
  'passkey.removed': security.medium,
  'recovery_codes.made': security.low,
  'sign_in.mailed': auth.low,
  'password.changed': auth.medium,
  'password.reset': auth.medium,
  'profile.updated': userAction.low,
  'texts.agreed': userAction.low,
  'role.given': security.high,
  'role.changed': security.high,
  'permission.changed': security.high,
  'account.disabled': security.high,
  'advisor.assigned': security.medium,
  'advisor.ended': security.low,
  'demo.started': auth.low,
  'grant.given': security.medium,
  'grant.ended': security.medium,
  'service_card.created': userAction.low,
  'service_card.edited': userAction.low,
  'service_card.moved': userAction.low,
  'card.created': userAction.low,
  'card.edited': userAction.low,
  'card.moved': userAction.low,
  'card.archived': userAction.low,
  'card.restored': userAction.low,
  'card.noted': userAction.low,
  'card.note_deleted': userAction.low,
  'card.note_restored': userAction.low,
  'card.made_from_line': userAction.low,
  'card.file_added': userAction.low,
  'card.file_stored': userAction.low,
  'card.file_refused': userAction.low,
  'card.file_infected': security.high,
  'card.file_deleted': userAction.low,
  'card.file_restored': userAction.low,
  'cards.moved': userAction.low,
  'cards.archived': userAction.low,
  'cards.restored': userAction.low,
  'decision.decided': userAction.low,
  'decision.reopened': userAction.low,
  'checkin.added': userAction.low,
  'checkin.deleted': userAction.low,
  'checkin.restored': userAction.low,
  'milestone.created': userAction.low,
  'milestone.edited': userAction.low,
  'milestone.archived': userAction.low,
  'milestone.restored': userAction.low,
  'metric.entered': userAction.low,
  'metric.deleted': userAction.low,
  'booking.slot_held': userAction.low,
  'booking.slot_released': userAction.low,
  'booking.booked': userAction.low,
  'booking.moved': userAction.low,
  'booking.cancelled': userAction.low,
  'booking.availability_set': userAction.low,
  'booking.exception_set': userAction.low,
  'booking.credit_granted': userAction.low,
  'booking.credit_revoked': userAction.low,
  'booking.link_made': userAction.low,
  'booking.link_claimed': userAction.low,
  'booking.link_revoked': userAction.low,
  'booking.calendly_subscription_set': security.medium,
  'booking.calendly_subscription_asked': security.medium,
  'booking.calendly_assigned': userAction.low,
  'booking.calendly_unassigned': userAction.low,
  'consent.asked': userAction.low,
  'consent.unasked': userAction.low,
  'consent.given': userAction.low,
  'consent.refused': userAction.low,
  'consent.withdrawn': dataAccess.medium,
  'inquiry.opened': userAction.low,
  'inquiry.withdrawn': userAction.low,
  'inquiry.taken': userAction.low,
  'inquiry.drafted': userAction.low,
  'inquiry.answered': userAction.low,
  'inquiry.commented': userAction.low,
  'inquiry.reopened': userAction.low,
  'inquiry.released': userAction.low,
  'inquiry.exported': dataAccess.high,
  'minutes.drafting': userAction.low,
  'minutes.drafted': userAction.low,
  'minutes.begun': userAction.low,
  'minutes.draft_failed': userAction.low,
  'minutes.draft_erased': dataAccess.low,
  'minutes.decided': userAction.low,
  'minutes.reviewed': userAction.low,
  'minutes.approved': userAction.low,
  'minutes.reopened': userAction.low,
  'minutes.unhidden': userAction.low,
  'minutes.hidden': userAction.low,
  'drive.connecting': security.medium,
  'drive.connected': security.high,
  'drive.disconnected': security.medium,
  'drive.lost': security.medium,
  'automation.changed': security.medium,
  'automation.asked': userAction.low,
  'automation.ended': userAction.low,
  'match.linked': dataAccess.low,
  'match.confirmed': dataAccess.low,
  'match.undone': userAction.low,
  'match.dismissed': userAction.low,
  'match.retried': userAction.low,
  'match.heard': dataAccess.low,
  'transcription.asked': userAction.low,
  'transcription.moved': userAction.low,
  'transcription.cancelled': userAction.low,
  'transcription.ended': userAction.low,
  'list.joined': userAction.low,
  'list.confirmed': userAction.low,
  'list.left': userAction.low,
  'list.exported': dataAccess.high,
  'report.opened': dataAccess.low,
  'preferences.changed': userAction.low,
  'preferences.asked': userAction.low,
  'issue.created': userAction.low,
  'issue.edited': userAction.low,
  'issue.deleted': userAction.medium,
  'issue.tested': userAction.low,
  'issue.scheduled': userAction.medium,
  'issue.unscheduled': userAction.low,
  'issue.sent': userAction.medium,
  'issue.stopped': userAction.medium,
  'issue.finished': userAction.low,
  'issue.bounced': userAction.low,
  'issue.complained': userAction.medium,
  'address.suppressed': userAction.medium,
  'address.released': userAction.medium,
  'subscribers.exported': dataAccess.high,
  'period.shortened': dataAccess.low,
  'export.requested': dataAccess.medium,
  'export.ready': dataAccess.low,
  'deletion.asked': dataAccess.low,
  'deletion.requested': dataAccess.medium,
  'deletion.cancelled': dataAccess.medium,
  'account.erased': dataAccess.high,
  'address.erased': dataAccess.high,
  'transcript.uploaded': dataAccess.low,
  'transcript.speakers_named': userAction.low,
  'transcript.edited': userAction.low,
  'transcript.erased': dataAccess.medium,
  'recording.announced': userAction.low,
  'recording.stored': userAction.low,
  'recording.refused': userAction.low,
  'recording.saving_allowed': dataAccess.low,
  'recording.saving_ended': dataAccess.low,
  'recording.erased': dataAccess.medium,
  'session.scheduled': userAction.low,
  'session.updated': userAction.low,
  'session.completed': userAction.low,
  'session.cancelled': userAction.low,
  'session.reopened': userAction.low,
  'session.status_set': userAction.low,
  'session.hidden': userAction.low,
  'session.unhidden': userAction.low,
  'session.archived': userAction.low,
  'session.unarchived': userAction.low,
  'session.deleted': dataAccess.medium,
  'session.restored': userAction.low,
  'session.no_show_set': userAction.low,
  'session.no_show_cleared': userAction.low,
  'session.report_requested': userAction.low,
  'session.people_set': userAction.low,
  'session.note_added': userAction.low,
  'session.note_edited': userAction.low,
  'session.note_deleted': userAction.low,
  'session.note_restored': userAction.low,
  'session.note_linked': userAction.low,
  'session.note_unlinked': userAction.low,
  'site_text.created': userAction.low,
  'site_text.saved': userAction.low,
  'site_text.published': userAction.low,
  'site_text.withdrawn': userAction.low,
  'site_text.restored': userAction.low,
  'site_picture.added': userAction.low,
  'trail.exported': dataAccess.high,
  'client.reported': userAction.low,
  'timing.suspected': security.medium,
  'text.suspected': security.medium,
}

/** The refusals of more than low severity, by reason: who goes on after a limit, and who sends what no page of ours sends. */
export const graverRefusals: Readonly<Record<string, Severity>> = {
  too_many: 'medium',
  unknown_fields: 'medium',
}

/** Type and severity of one event of the trail: what was refused is security, whatever was asked for (spec 1 §3). */
export function kindOfEvent(event: {
  readonly outcome: string
  readonly action: string
  readonly reason: string
}): EventKind {
  if (event.outcome === 'refused')
    return { type: 'security', severity: graverRefusals[event.reason] ?? 'low' }
  // A name of an earlier version that nobody writes any more.
  return eventKinds[event.action as EventName] ?? userAction.low // safe because a name that is not there has no entry
}

type Wanted = { readonly type?: EventType | undefined; readonly severity?: Severity | undefined }

/** The names of what happened that are of this type and severity, as the search of the trail asks for them. */
export const actionsOf = (wanted: {
  readonly type?: EventType
  readonly severity?: Severity
}): readonly string[] =>
  Object.entries(eventKinds)
    .filter(
      ([, kind]) =>
        (!wanted.type || kind.type === wanted.type) &&
        (!wanted.severity || kind.severity === wanted.severity),
    )
    .map(([name]) => name)

/**
 * Which refusals are of this type and severity: those whose reason is, or is not, one of these; null where none is.
 * All of them are security.
 */
export function refusalsOf(
  wanted: Wanted,
): { readonly are: boolean; readonly reasons: readonly string[] } | null {
  if (wanted.type !== undefined && wanted.type !== 'security') return null
  if (wanted.severity === undefined) return { are: false, reasons: [] }
  if (wanted.severity === 'low') return { are: false, reasons: Object.keys(graverRefusals) }
  const reasons = Object.keys(graverRefusals).filter((reason) => graverRefusals[reason] === wanted.severity)
  return reasons.length > 0 ? { are: true, reasons } : null
}
