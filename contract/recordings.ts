import { z } from 'zod'
import { transcriptLimits } from '#domain/recordings/limits.ts'
import { transcriptFormats } from '#domain/recordings/types.ts'
import { call } from './call.ts'
import { Answer, Id, Instant, Line, Text } from './fields.ts'

/** One stretch of a transcript; `line` is the line of the file, from 1, shown where there is no time (4.12.10). */
export const Segment = z.object({
  index: z.number().int(),
  line: z.number().int(),
  startMs: z.number().int().nullable(),
  endMs: z.number().int().nullable(),
  speaker: z.string().nullable(),
  text: z.string(),
})

/** A stored transcript without its words. */
export const Transcript = z.object({
  id: Id,
  sessionId: Id,
  fileName: z.string(),
  format: z.enum(transcriptFormats),
  byteSize: z.number().int(),
  segmentCount: z.number().int(),
  /** Where most of it is another language, only labelled lines are drafted. */
  isEnglish: z.boolean(),
  /** The file names more speakers than are read; the rest stands in the text. */
  isOverNames: z.boolean(),
  createdAt: Instant,
})
export type Transcript = z.infer<typeof Transcript>

/** A file as base64, 2 MB at most; the same file again is the same transcript. */
export const UploadTranscriptInput = z.strictObject({
  id: Id,
  sessionId: Id,
  fileName: Line(transcriptLimits.maxFileName, 1),
  /** A little more than 2 MB fits, so that a file that is too large is told so by name. */
  contentBase64: z.string().max(2_950_000),
})

/** A window of a session's transcript; without an id the one the minutes rest on, else the newest. */
export const GetTranscriptInput = z.strictObject({
  sessionId: Id,
  transcriptId: Id.optional(),
  from: z.number().int().min(0).max(transcriptLimits.maxSegments).optional(),
  limit: z.number().int().min(1).max(500).optional(),
})

/** One transcript by its id. */
export const TranscriptById = z.strictObject({ id: Id })

/** A speaker: the label of the file, the name shown for it, how many parts they say, and whether that names a person. */
export const Speaker = z.object({
  label: z.string(),
  name: z.string(),
  parts: z.number().int(),
  isPerson: z.boolean(),
})

const Named = z.strictObject({
  label: Text(transcriptLimits.maxSpeakerLength, 1),
  name: Text(transcriptLimits.maxSpeakerLength, 1),
})

/** Names for speakers by their label; the same name for two labels makes them one speaker. */
export const NameSpeakersInput = z.strictObject({
  id: Id,
  names: z.array(Named).min(1).max(transcriptLimits.maxSpeakers),
})

/** Transcripts of sessions: upload, reading and erasure (4.12.10, 4.12.11). */
export const recordings = {
  uploadTranscript: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'], bodyLimit: 3_000_000 },
    'POST',
    '/recordings/transcripts',
    'Upload a transcript and start the draft; an invalid file is refused with the line at fault',
  )
    .input(UploadTranscriptInput)
    .output(z.object({ transcript: Transcript, alreadyThere: z.boolean() })),
  getTranscript: call(
    { access: 'member', scope: 'assigned', bucket: 'read', refs: ['sessionId', 'transcriptId'] },
    'GET',
    '/recordings/of-session/{sessionId}',
    'Get part of a transcript; members can read the one behind their approved minutes',
  )
    .input(GetTranscriptInput)
    .output(
      z.object({ transcript: Transcript, segments: z.array(Segment), canErase: Answer, canName: Answer }),
    ),
  listSpeakers: call(
    { access: 'staff', scope: 'assigned', bucket: 'read', refs: ['id'] },
    'GET',
    '/recordings/transcripts/{id}/speakers',
    'List the speakers of a transcript, and the people of its session whose names they may have',
  )
    .input(TranscriptById)
    .output(z.object({ speakers: z.array(Speaker), people: z.array(z.string()) })),
  nameSpeakers: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'POST',
    '/recordings/transcripts/{id}/speakers',
    'Rename or merge speakers in a transcript and the drafts based on it; the answer holds the names before',
  )
    .input(NameSpeakersInput)
    .output(z.object({ before: z.array(Named) })),
  eraseTranscript: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'DELETE',
    '/recordings/transcripts/{id}',
    'Delete a transcript and the drafts based on it',
  )
    .input(TranscriptById)
    .output(z.object({ deleted: z.boolean() })),
}
