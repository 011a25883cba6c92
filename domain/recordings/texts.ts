import { type UploadRefusal, uploadRefusals } from '../uploads.ts'
import { transcriptLimits } from './limits.ts'
import type { TranscriptProblem } from './types.ts'

/** Texts of recordings and transcripts: fixed ones exact (spec 2 §8), the rest in the same voice. */
export const recordingTexts = {
  notFound: 'No recording found for this session',
  notAccessible: 'Recording file not accessible',
  checkFailed: 'Failed to check for new recordings',
  downloadFailed: 'Failed to download recording',
  audioFailed: 'Failed to process audio and generate report',
  driveNotConfigured: 'Google Drive integration not configured. Please contact support.',
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
  noSpeakers: 'The file does not say who spoke.',
  notEnglish:
    'Most of this is not in English. Only lines that are labelled as such, like ‘ACTION:’, are drafted.',
  manyNames: `The file names more than ${transcriptLimits.maxSpeakers} speakers. From the next one on, names are shown as part of the text.`,
  uploaded: 'Transcript saved. The draft is being written.',
  empty: 'No transcript yet',
  emptyHint: 'Your advisor adds it once everyone in the session has agreed.',
} as const

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
  not_utf8: "The file isn't UTF-8 text. Save it as UTF-8 and try again.",
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
