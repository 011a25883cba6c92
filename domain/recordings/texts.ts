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
  uploadHint: 'A .txt, .vtt or .srt file of up to 2 MB',
  uploaded: 'Transcript saved. The draft is being written.',
  empty: 'No transcript yet',
  emptyHint: 'Your advisor adds it once everyone in the session has agreed.',
} as const

/** Why a file was refused, as a person reads it; what to do follows what failed (design language §9). */
export const transcriptRefusals: Record<TranscriptProblem, string> = {
  unsupported_type: "This isn't a transcript file. Use .txt, .vtt or .srt.",
  too_large: `The file is larger than ${transcriptLimits.maxBytes / 1024 / 1024} MB. Split the session in two.`,
  empty: 'The file is empty.',
  binary: "This isn't a text file. Export the transcript as .txt, .vtt or .srt.",
  not_utf8: "The file isn't UTF-8 text. Save it as UTF-8 and try again.",
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
