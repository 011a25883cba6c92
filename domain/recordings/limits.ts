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
  /** Characters of one part once it was corrected. */
  maxPartLength: 10_000,
  /** Corrections of one part that are listed. */
  editsShown: 50,
  /** Characters of a speaker's name. */
  maxSpeakerLength: 80,
  /** Names read as speakers; from the next one on labels are text, and the page says so. */
  maxSpeakers: 100,
  /** Characters of the file's own name. */
  maxFileName: 255,
} as const

/** Bounds of a recording itself. */
export const recordingLimits = {
  /** Bytes of the file. */
  maxBytes: uploadKinds.recording.maxBytes,
  /** Sound or video, in milliseconds: four hours. */
  maxMs: 4 * 3_600_000,
  /** Recordings of one session. */
  ofSession: 10,
} as const

/** How a recording is held against sessions: the weights of the specification, its threshold and its times (spec 2 §5, T-068, T-069). */
export const matchLimits = {
  weights: { near: 40, during: 30, code: 25, words: 15 },
  threshold: 25,
  /** By how much the best of several sessions with a proof leads. */
  lead: 20,
  windowMinutes: 120,
  graceMinutes: 30,
  /** How long before a session its recording may begin. */
  earlyMinutes: 10,
  sharedWords: 2,
  sharedPart: 0.3,
  /** Sessions that a person chooses from. */
  candidatesShown: 5,
  /** How long after its session a recording is looked for in the drive, in days. */
  lookBackDays: 30,
} as const
