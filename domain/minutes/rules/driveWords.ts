import type { MatchSignal } from '../../recordings/types.ts'
import type { DriveFailure } from '../types.ts'

/** Texts of the company's drive and of the look for recordings, exact where the specification has them (spec 2 §8). */
export const driveTexts = {
  notConfigured: 'Google Drive integration not configured. Please contact support.',
  wronglyConfigured: 'Google Drive not configured properly',
  checking: 'Please wait, still initializing...',
  unavailable: 'Google Drive connection unavailable',
  loadFailed: 'Failed to fetch recordings from Google Drive',
  connectFailed: 'Failed to connect to Google Drive. Please try again.',
  connectFirst: 'Please connect to Google Drive first',
  connected: 'Connected to Google Drive successfully',
  checkFailed: 'Failed to check for new recordings',
  checked: 'Google Drive checked',
  disconnected: 'Google Drive disconnected',
  linked: 'Recording linked',
  unlinked: 'Recording taken from the session',
  dismissed: 'Recording put aside',
  nothingToConfirm: 'No recording waits for you',
  howToRecord:
    'Record in Google Meet with the link of the session. The recording lands in the company’s drive, is found within five minutes and linked by the meeting’s code or by who was invited.',
} as const

/** What the state of the drive is called, and what to do about it. */
export const driveFailureTexts: Readonly<Record<DriveFailure, string>> = {
  not_configured: driveTexts.wronglyConfigured,
  not_connected: driveTexts.connectFirst,
  revoked: `${driveTexts.connectFirst}. Google ended the connection.`,
  scope_missing: `${driveTexts.connectFailed} Allow reading of the drive on Google’s page.`,
  unreachable: driveTexts.unavailable,
  not_accessible: 'Recording file not accessible',
}

/** Why a recording waits for a person. */
export const matchReasonTexts: Readonly<Record<string, string>> = {
  no_candidate: 'No session was near it.',
  no_identity: 'Only its time or its name fits: nothing proves whose it is.',
  close_call: 'Two sessions fit about as well.',
  person: 'Taken from its session by a person.',
}

/** What proves whose recording it is, in words. */
export const signalTexts: Readonly<Record<MatchSignal, string>> = {
  meeting_code: 'Meeting code',
  conference: 'Conference record',
  attendee: 'Attendee’s address',
}

/** What a person reads when something about the drive is refused; keyed by reason. */
export const driveRefusals = {
  not_keeper: 'Ask an admin for the permission to manage sessions.',
  drive_not_configured: driveTexts.notConfigured,
  drive_not_connected: driveTexts.connectFirst,
  checked_lately: 'Checked less than a minute ago. Try again in a moment.',
  plan_missing: "Your plan doesn't include this.",
  linked_elsewhere: 'This recording is linked to another session. Undo that first.',
  not_linked: 'This recording is linked to no session.',
  has_transcript: 'Erase its transcript first.',
} as const

/** '2 new recordings found' or what the specification says of none. */
export const foundText = (count: number): string =>
  count === 0 ? 'No new recordings found' : `${count} new ${count === 1 ? 'recording' : 'recordings'} found`
