import { uploadKinds } from '../uploads.ts'

/** Bounds of an uploaded transcript: a four-hour session with a segment every 0.7 s fits. */
export const transcriptLimits = {
  /** Bytes of the file. */
  maxBytes: uploadKinds.transcript.maxBytes,
  /** Bytes that a document may unpack to. */
  maxUnpackedBytes: 20 * 1024 * 1024,
  maxSegments: 20_000,
  /** Lines of the file, empty ones included. */
  maxLines: 200_000,
  /** Characters of one line of the file. */
  maxLineLength: 10_000,
  /** Characters of a speaker's name. */
  maxSpeakerLength: 80,
  /** Names read as speakers; from the next one on labels are text, and the page says so. */
  maxSpeakers: 100,
  /** Characters of the file's own name. */
  maxFileName: 255,
  /** Months a transcript is kept unless the member shortens it (T-219). */
  keepMonths: 24,
} as const

/** Bounds of a recording itself (T-219). @aheadOfUse */
export const recordingLimits = { keepMonths: 12 } as const
