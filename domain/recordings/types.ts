/** What a transcript came from: subtitles, text, a Word document of which only the text is read, or the sound itself. */
export const transcriptFormats = ['txt', 'vtt', 'srt', 'docx', 'audio'] as const
export type TranscriptFormat = (typeof transcriptFormats)[number]

/** One stretch of a transcript; a moment points at it by `index` (4.12.10). */
export type Segment = {
  /** Position in the transcript, from 0. */
  readonly index: number
  /** Line of the uploaded file it begins on, from 1; shown where there is no time. */
  readonly line: number
  /** Milliseconds from the start of the recording; null where the file holds no time. */
  readonly startMs: number | null
  readonly endMs: number | null
  /** Null where the file does not say who spoke. */
  readonly speaker: string | null
  readonly text: string
}

/** Names given to speakers, by the label of the file. */
export type SpeakerNames = Readonly<Record<string, string>>

/** Who speaks in a transcript: `label` as the file names them, `name` as they are shown since somebody named them. */
export type Speaker = { readonly label: string; readonly name: string }

/** Why a transcript file was refused once it was a file that may be sent up. */
export const transcriptProblems = [
  'unsupported_type',
  'too_large',
  'empty',
  'binary',
  'not_utf8',
  'not_a_document',
  'unpacks_too_large',
  'not_a_transcript',
  'wrong_extension',
  'vtt_header_missing',
  'time_expected',
  'time_invalid',
  'ends_before_start',
  'line_too_long',
  'too_many_segments',
  'no_speech',
] as const
export type TranscriptProblem = (typeof transcriptProblems)[number]

/** A transcript file read, or refused with the line it failed on; null where the whole file is meant. */
export type TranscriptReading =
  | {
      readonly ok: true
      readonly format: TranscriptFormat
      readonly segments: readonly Segment[]
      /** More names than are read as speakers. */
      readonly isOverNames: boolean
      /** Mostly English, so that the rules of drafting hold. */
      readonly isEnglish: boolean
    }
  | { readonly ok: false; readonly line: number | null; readonly reason: TranscriptProblem }

/** Where a recording came from: sent up by staff, or found in the company's drive. */
export const recordingSources = ['upload', 'drive'] as const

/**
 * `found` in the drive without its bytes here, on its way, ready to be played, or failed with the reason. `erased` is what stays
 * of a file of the drive whose consent was withdrawn: it is not fetched again.
 */
export const recordingStates = ['found', 'arriving', 'ready', 'failed', 'erased'] as const

/** What the company's drive says of a file, as it said it; kept to match it with a session (T-068). */
export type DriveFile = {
  readonly mimeType: string
  readonly createdTime: string
  readonly webViewLink: string | null
  readonly meetingCode?: string | null
  readonly conferenceRecord?: string | null
  readonly owners?: readonly string[]
  readonly participants?: readonly string[]
}

/** What proves whose recording it is; a name or a time is never one of them (T-068). */
export const matchSignals = ['meeting_code', 'conference', 'attendee'] as const
export type MatchSignal = (typeof matchSignals)[number]

/** The parts of a score: made near the session, made during it, its code in the name, words of its title (spec 2 §5). */
export type MatchParts = {
  readonly near: number
  readonly during: number
  readonly code: number
  readonly words: number
}
