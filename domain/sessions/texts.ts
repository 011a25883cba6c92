import { entryRefusals } from '#domain/accounts/texts/entryRefusals.ts'
import type { SessionStatus } from './types.ts'

/** Every text of sessions the specification fixes, exact (spec 2 §2, §4, §8; spec 3 §4, §8; T-073 to T-076). */
export const sessionTexts = {
  completed: 'Session marked as completed',
  cancelled: 'Session cancelled',
  deleted: 'Session deleted',
  /** The reason its member reads where staff undo a change right away; reopening never goes without one (T-075). */
  undone: 'Undone right away',
  confirmDelete: 'Are you sure you want to delete this session?',
  fetchFailed: 'Failed to fetch sessions',
  listFailed: 'Failed to load sessions',
  loadFailed: 'Failed to load session',
  notFound: 'Session not found',
  updateFailed: 'Failed to update session',
  deleteFailed: 'Failed to delete session',
  empty: 'No sessions found',
  /** Said only where Calendly is configured; elsewhere `askHint` offers the next step (4.13.10). */
  emptyHint: 'Sessions from Calendly will appear here automatically',
  askHint: 'Ask for the first one, and say what it should be about.',
  /** The same for whoever has a credit (T-048). */
  bookHint: 'Book the first one with your credit, and say what it should be about.',
  noReport: 'No report found for this session',
  noRecording: 'No recording found for this session',
  reportGenerated: 'Session report generated and saved successfully',
  reportFailed: 'Failed to generate session report',
  checkRecordings: 'Check for New Recordings',
  bookNew: 'Book New Session',
  oneOff: 'One-Off Session',
  sprint: 'Strategic Sprint',
  retainer: 'Retainer Session',
  openingCalendar: 'Opening booking calendar...',
  openCalendarFailed: 'Failed to open booking calendar',
  recap: 'Session recap',
  back: 'Back to Sessions',
  markComplete: 'Mark Complete',
  cancel: 'Cancel',
  join: 'Join meeting',
  viewDetails: 'View details',
  viewReport: 'View report',
  generateReport: 'Generate report',
  tabs: { recap: 'Recap', notes: 'Session Notes', recording: 'Recording' },
  badges: {
    scheduled: 'Scheduled',
    completedNoRecording: 'Completed - No Recording',
    recordingAvailable: 'Recording Available',
    recordingFound: 'Recording Found',
    reportGenerated: 'Report Generated',
    /** Staff's word for minutes that wait for approval; their member reads that the advisor is checking (4.13.6). */
    draft: 'Draft',
    checking: 'Your advisor is checking the report',
    archived: 'Archived',
    noRecording: 'No Recording',
    readyForReport: 'Ready for Report',
    cancelled: 'Cancelled',
    noShow: 'No-show',
  },
  types: { strategy: 'Strategy', advisory: 'Advisory', consultation: 'Consultation' },
} as const

/** The mobile recap's success text: 'Session marked as {status}' (spec 3 §8). */
export const sessionMarkedAs = (status: SessionStatus): string => `Session marked as ${status}`

/** Every text of session notes the specification fixes, exact (spec 3 §8). */
export const sessionNoteTexts = {
  listFailed: 'Failed to load session notes',
  saveFailed: 'Failed to save session note',
  deleteFailed: 'Failed to delete note',
  linkFailed: 'Failed to link to board',
  added: 'Added to session notes',
  deleted: 'Session note deleted',
  linked: 'Linked to board card',
} as const

/** Where a note leads, said by the title of its card (spec 3 §8). */
export const noteLinkedTo = (title: string): string => `Linked to: ${title}`

/** The tags of a note as it stands elsewhere. */
export const noteTaggedBy = (tags: readonly string[]): string => `Tags: ${tags.join(', ')}`

/** Our own words before a session that is over already is entered. */
export const sessionUiTexts = {
  fileAsHeld: 'File it as held?',
  fileAsHeldHint:
    'This time has passed. The session is filed as completed, and the member gets an email that asks whether a recording or transcript of it may be stored.',
  filed: (memberName: string) => `Session filed as held. ${memberName} gets an email that asks for consent.`,
  file: 'File as held',
  changeTime: 'Change the time',
} as const

/** What a person reads when a session action is refused; keyed by the reason of the permission. */
export const sessionRefusals = {
  ...entryRefusals,
  not_yours: 'Session not found',
  not_staff: 'Only your advisor can do this.',
  not_assigned: "You aren't this member's advisor.",
  not_session_advisor: "Only the session's advisor can delete its transcript.",
  demo_member: "You can't schedule sessions for demo accounts.",
  already_held: 'This session is over.',
  not_scheduled: 'Only a scheduled session can be changed this way.',
  not_started: "You can't complete a session before it starts.",
  not_ended: 'This session is still scheduled. Cancel it first.',
  cancel_window_closed:
    'You can cancel until 24 hours before the start. To cancel later, contact your advisor.',
  already_started: 'This session has already started.',
  not_finished: 'Only completed and cancelled sessions can be deleted.',
  already_hidden: 'This session is already deleted.',
  not_hidden: "This session isn't deleted.",
  unhide_window_closed: 'You can only restore a session within 30 days.',
  time_taken: "The advisor's time is taken then, buffers included.",
  already_open: 'This session is already scheduled.',
  reason_missing: 'Enter a reason. The member can read it.',
  already_archived: 'This session is already archived.',
  not_archived: "This session isn't archived.",
  consent_missing: 'Everyone in the session must agree to the recording first.',
  transcript_missing: 'There is no transcript for this session yet.',
  session_not_begun: 'This is possible once the session has started.',
  session_cancelled: 'This session was cancelled.',
  session_deleted: 'This session was deleted. Restore it first.',
  people_full: 'Someone else added people meanwhile, and four can come at most. Open the list again.',
  kept_in_calendly: 'This session was booked in Calendly. Change it there; it follows here by itself.',
  already_no_show: 'This session is already a no-show.',
  not_no_show: "This session isn't a no-show.",
  plan_missing: "Your plan doesn't include this.",
  no_meeting: 'This session has no meeting link yet.',
  asked_recently: 'You can request a report once an hour. Your advisor has your last request.',
  note_deleted: 'This note is deleted.',
  note_changed:
    'This note was changed elsewhere. Your words are still here; read the other version, then save again.',
  undo_window_closed: 'You can only restore a note within 30 days.',
  card_archived: 'This card is archived.',
  too_many_guests: "You can't ask any more people for this session.",
} as const

/** What people read about a field of a session that cannot be stored so. */
export const sessionFieldTexts = {
  time_invalid: 'Invalid time.',
  end_before_start: 'The end must be after the start.',
  too_long: "A session can't be longer than 8 hours.",
  zone_unknown: 'Choose a time zone, such as Europe/Berlin.',
  time_taken: "The advisor's time is taken then, buffers included.",
  not_held: 'The session is not over yet.',
  title_missing: 'Enter a title.',
  meeting_url_invalid: 'Use a meeting link that starts with https://.',
  person_name_missing: 'Enter a name.',
  person_email_invalid: 'Enter an email address.',
  person_twice: 'This address is on the list already.',
  invitations_spent: 'No more people can be invited by email today. Try again tomorrow.',
  address_spent: 'This address was invited several times today. Try again tomorrow.',
} as const
