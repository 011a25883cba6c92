import { consentTexts } from '#domain/consent/texts.ts'
import type { ConsentState } from '#domain/consent/types.ts'
import {
  type KeptRefusal,
  keptRefusals,
  notUtf8Text,
  refusalText,
  type UploadRefusal,
  uploadRefusals,
} from '../uploads.ts'
import { recordingLimits, transcriptLimits } from './limits.ts'
import type { TranscriptProblem } from './types.ts'

/** Texts of recordings and transcripts: fixed ones exact (spec 2 §8), the rest in the same voice. */
export const recordingTexts = {
  upload: 'Upload transcript',
  uploadHint: 'A .txt, .vtt, .srt or .docx file of up to 2 MB',
  paste: 'Paste text',
  pasteHint: 'The whole transcript as text, up to 2 MB. Names and times are read as in a file.',
  pasteEmpty: 'Paste the transcript first.',
  speakers: 'Speakers',
  speakersHint: 'A name changes every line here and in the draft. The same name twice makes one speaker.',
  speakersNamed: 'Speakers renamed',
  speakersRestored: 'Names restored',
  speakersFailed: "Couldn't rename the speakers.",
  edit: 'Correct this part',
  editHint: 'What stood here before is kept. Moments and quotes still lead here.',
  editWords: 'What was said',
  editSpeaker: 'Who spoke',
  edited: 'Part corrected',
  editedQuoted: (count: number) =>
    `Part corrected. ${count === 1 ? '1 line of the draft quotes' : `${count} lines of the draft quote`} what stood here before.`,
  editFailed: "Couldn't correct this part.",
  editOvertaken: 'Somebody else has corrected this part meanwhile. Saving replaces what stands there now:',
  editConflict: 'Somebody else has corrected this part. Look at it again.',
  isEdited: 'Corrected',
  history: 'Before',
  restore: 'Restore',
  whoSpoke: 'Who spoke?',
  correct: 'Correct',
  nobodyNamedReview: 'Nothing here says who spoke. Select words of a part and press ‘Correct’ to say it.',
  nobodyNamed: 'Nothing here says who spoke. Press ‘Who spoke?’ at a part to say it.',
  noSpeakers: 'The file does not say who spoke.',
  notEnglish:
    'Most of this is not in English. Only lines that are labelled as such, like ‘ACTION:’, are drafted.',
  manyNames: `The file names more than ${transcriptLimits.maxSpeakers} speakers. From the next one on, names are shown as part of the text.`,
  uploaded: 'Transcript saved. The draft is being written.',
  empty: 'No transcript yet',
  gone: 'No transcript',
  emptyHint: 'Your advisor adds it once everyone in the session has agreed.',
} as const

/** What stands where there is no transcript: that one is still to come, or that consent was refused or taken back (4.12.11). */
export function noTranscriptWords(consent: ConsentState | undefined): {
  readonly title: string
  readonly hint: string
} {
  const { empty, emptyHint, gone } = recordingTexts
  if (consent === 'withdrawn') return { title: gone, hint: consentTexts.someoneWithdrew }
  if (consent === 'refused') return { title: gone, hint: consentTexts.someoneRefused }
  return { title: empty, hint: emptyHint }
}

const kinds = 'Use .txt, .vtt, .srt or .docx.'
const largest = `${transcriptLimits.maxBytes / 1024 / 1024} MB`

/** What to do about a file that may not be sent up, after the message that the specification fixes (spec 1 §5). */
const uploadHints: Record<UploadRefusal, string> = {
  type_not_allowed: kinds,
  too_large: `The file is larger than ${largest}. Split the session in two.`,
  bad_name: 'Rename the file and try again.',
  failed_validation: "It is empty, or it isn't what its name says.",
  dangerous_extension: kinds,
  double_extension: 'Keep one extension in the name and try again.',
  suspicious_name: 'Rename the file and try again.',
}
/** A refused transcript file: the fixed message of spec 1 §5, then what to do. */
export const uploadRefusal = (refusal: UploadRefusal): string =>
  `${uploadRefusals[refusal]}. ${uploadHints[refusal]}`

/** Why a file was refused, as a person reads it; what to do follows what failed (design language §9). */
export const transcriptRefusals: Record<TranscriptProblem, string> = {
  unsupported_type: uploadRefusal('type_not_allowed'),
  too_large: uploadRefusal('too_large'),
  empty: 'The file is empty.',
  binary: "This isn't a text file. Export the transcript as .txt, .vtt, .srt or .docx.",
  not_utf8: notUtf8Text,
  not_a_document:
    "This isn't a Word document, or it is damaged or protected. Save it again as .docx or .txt.",
  unpacks_too_large: `The document unpacks to more than ${transcriptLimits.maxUnpackedBytes / 1024 / 1024} MB. Save its text as .txt.`,
  not_a_transcript: 'The file holds a document or a web page, not a transcript. Export it as plain text.',
  wrong_extension: "The file extension doesn't match its content. Rename the file and try again.",
  vtt_header_missing: 'A .vtt file starts with the word WEBVTT.',
  time_expected: 'Expected a time such as 00:01:02.000 --> 00:01:05.000 here.',
  time_invalid: 'Invalid time.',
  ends_before_start: 'This part ends before it starts.',
  line_too_long: `This line is longer than ${transcriptLimits.maxLineLength.toLocaleString('en-GB')} characters.`,
  too_many_segments: `The transcript has more than ${transcriptLimits.maxSegments.toLocaleString('en-GB')} parts.`,
  no_speech: 'The file contains no speech.',
}

/** The refusal with its place: 'Line 42: Invalid time.' */
export function transcriptRefusal(refused: {
  readonly line: number | null
  readonly reason: TranscriptProblem
}): string {
  const text = transcriptRefusals[refused.reason]
  return refused.line === null ? text : `Line ${refused.line}: ${text}`
}

/** Recordings on the screens: sending them up, and playing them. */
export const soundTexts = {
  heading: 'Recording',
  player: 'Player',
  choose: 'Which recording',
  add: 'Upload recording',
  input: 'Recording file',
  addHint: 'Sound or video, up to 2 GB or 4 hours. The upload goes on where it stopped.',
  none: 'No recording yet',
  waits: 'A recording can be uploaded once everyone has agreed.',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 10 seconds',
  forward: 'Forward 10 seconds',
  lineBefore: 'Previous line of the minutes',
  lineAfter: 'Next line of the minutes',
  place: 'Place in the recording',
  speed: 'Speed',
  mute: 'Mute',
  unmute: 'Unmute',
  follow: 'Follow',
  search: 'Search what was said',
  ticks: 'Each tick is a line of the minutes',
  noTranscript: 'This recording has no transcript yet.',
  otherWords: 'The transcript of this session is of another recording. Choose that one to follow it.',
  save: 'Save a copy',
  allowSaving: 'The member may save a copy',
  savingAllowed: 'The member can save a copy now',
  savingEnded: 'The member can no longer save a copy',
  erase: 'Delete recording',
  eraseQuestion: 'Delete this recording? Its sound is removed for good. Minutes and transcript stay.',
  erased: 'Recording deleted',
  checking: 'Checking the recording',
  inDrive: 'In the company’s drive, fetched once everyone has agreed',
  loadFailed: "Couldn't load the recording",
  playFailed: "Couldn't play the recording. Try again.",
  watching: (name: string, at: string) => `Playing for ${name}, ${at}`,
} as const

/** Why a recording was refused before or after its bytes were looked at, and what to do. */
export const soundRefusal = (reason: UploadRefusal): string => refusalText(['recording'], reason)

const failures: Readonly<Record<KeptRefusal, string>> = {
  failed_validation: soundRefusal('failed_validation'),
  not_utf8: notUtf8Text,
  abandoned: 'The upload was not finished. Upload the recording again.',
  infected: 'Malware was found in this file, so it was not kept.',
  not_scanned: 'This file is larger than what can be checked for malware here, so it was not kept.',
  no_sound: 'This file has no sound track. Export the recording with its sound.',
  silent: 'Nobody can be heard in this recording: it is silent from beginning to end.',
  too_long: 'The recording is longer than 4 hours. Split it in two.',
  unreadable: 'The recording cannot be read. It may be damaged or cut off; export it again.',
  no_ffmpeg: 'This server cannot read sound yet: the program ffmpeg is not installed on it.',
  too_large: soundRefusal('too_large'),
  not_accessible:
    'Recording file not accessible. It was moved or deleted in the drive, or is no longer shared.',
  download_failed: 'Failed to download recording. What came so far is kept; try again.',
}
/** What became of a recording that was refused, in words for whoever sent it. */
export function soundFailure(reason: string | null): string {
  const known = keptRefusals.find((each) => each === reason)
  return failures[known ?? 'unreadable']
}

/** What people read when a call about a recording is refused. */
export const soundRefusals = {
  consent_missing: soundTexts.waits,
  consent_refused: 'Someone in this session did not agree to a recording.',
  consent_withdrawn: 'Consent was withdrawn, and the recording removed.',
  session_not_begun: 'A recording can be uploaded once the session has started.',
  session_cancelled: 'This session was cancelled.',
  session_deleted: 'This session was deleted. Restore it first.',
  too_many_recordings: `A session holds ${recordingLimits.ofSession} recordings. Delete one first.`,
  saving_not_allowed: 'Your advisor has not allowed copies of this recording.',
  not_session_advisor: 'Only the advisor of this session can delete its recording.',
  no_ffmpeg: failures.no_ffmpeg,
} as const
