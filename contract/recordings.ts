import { z } from 'zod'
import { recordingLimits, transcriptLimits } from '#domain/recordings/limits.ts'
import { recordingSources, recordingStates, transcriptFormats } from '#domain/recordings/types.ts'
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
  /** A person corrected it. */
  isEdited: z.boolean(),
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
  /** The recording whose words these are, where a program wrote them down; its moments are of that sound alone. */
  recordingId: Id.nullable(),
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

/**
 * One part as it is to read now. `was` is what was read before: another one is a conflict. `id` is the sender's, so that a retry
 * corrects once; a correction taken back is a correction to what stood there before.
 */
export const EditPartInput = z.strictObject({
  id: Id,
  transcriptId: Id,
  segment: z.number().int().min(0).max(transcriptLimits.maxSegments),
  was: z.strictObject({
    text: z.string().max(transcriptLimits.maxPartLength * 2),
    speaker: z.string().max(transcriptLimits.maxSpeakerLength).nullable(),
  }),
  text: Text(transcriptLimits.maxPartLength, 1),
  speaker: Line(transcriptLimits.maxSpeakerLength, 1).nullable(),
})

/** What somebody corrected in a part, and when; `before` and `after` are what stood there. */
export const PartEdit = z.object({
  id: Id,
  textBefore: z.string(),
  textAfter: z.string(),
  speakerBefore: z.string().nullable(),
  speakerAfter: z.string().nullable(),
  editedByName: z.string().nullable(),
  createdAt: Instant,
})
export type PartEdit = z.infer<typeof PartEdit>

/** Sound or video of a session. `peaks` is how loud it is along its length, 0 to 100; `failure` why it was not kept. */
export const Recording = z.object({
  id: Id,
  sessionId: Id,
  name: z.string(),
  source: z.enum(recordingSources),
  status: z.enum(recordingStates),
  failure: z.string().nullable(),
  byteSize: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  hasVideo: z.boolean(),
  peaks: z.array(z.number().int()),
  /** The caller announced it, and may send the rest of its bytes. */
  isMine: z.boolean(),
  isDownloadAllowed: z.boolean(),
  createdAt: Instant,
  can: z.object({ play: Answer, save: Answer, allowSaving: Answer, erase: Answer }),
})
export type Recording = z.infer<typeof Recording>

/** A recording about to be sent: its bytes follow to `/api/uploads/{id}`, by tus, as long as they take. */
export const AddRecordingInput = z.strictObject({
  id: Id,
  sessionId: Id,
  name: Line(transcriptLimits.maxFileName, 1),
  /** A little more than the largest fits, so that a file that is too large is told so by name. */
  byteSize: z
    .number()
    .int()
    .min(0)
    .max(recordingLimits.maxBytes * 16),
})

/** The session whose recordings are meant. */
export const RecordingsOfSession = z.strictObject({ sessionId: Id })

/** One recording by its id. */
export const RecordingById = z.strictObject({ id: Id })

/** Whether the member of a session may save a copy of its recording. */
export const AllowSavingInput = z.strictObject({ id: Id, isAllowed: z.boolean() })

/** Transcripts and recordings of sessions: upload, reading and erasure (4.12.10, 4.12.11). */
export const recordings = {
  listRecordings: call(
    {
      access: 'member',
      scope: 'assigned',
      bucket: 'read',
      right: 'sessions.viewDetails',
      refs: ['sessionId'],
    },
    'GET /recordings/sessions/{sessionId}/sound',
    'List the recordings of a session; members see those that are ready',
  )
    .input(RecordingsOfSession)
    .output(z.object({ recordings: z.array(Recording), canAdd: Answer })),
  getRecordingAddress: call(
    { access: 'member', scope: 'assigned', bucket: 'read', right: 'sessions.viewDetails', refs: ['id'] },
    'GET /recordings/sound/{id}/address',
    'Get the addresses at which the caller can play and save a recording for a few minutes',
  )
    .input(RecordingById)
    .output(
      z.object({
        address: z.string(),
        saveAddress: z.string().nullable(),
        /** Whose name is shown over the recording while it plays; null for the advisor of the session. */
        shownName: z.string().nullable(),
      }),
    ),
  addRecording: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'] },
    'POST /recordings/sound',
    'Announce a recording of a session; its bytes are then sent to /api/uploads/{id}',
  )
    .input(AddRecordingInput)
    .output(z.object({ recording: Recording })),
  allowSaving: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'POST /recordings/sound/{id}/saving',
    'Allow the member of the session to save a copy of a recording, or end that',
  )
    .input(AllowSavingInput)
    .output(z.object({ recording: Recording })),
  eraseRecording: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'DELETE /recordings/sound/{id}',
    'Delete a recording and its bytes for good',
  )
    .input(RecordingById)
    .output(z.object({ deleted: z.boolean() })),
  uploadTranscript: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['sessionId'], bodyLimit: 3_000_000 },
    'POST /recordings/transcripts',
    'Upload a transcript and start the draft; an invalid file is refused with the line at fault',
  )
    .input(UploadTranscriptInput)
    .output(z.object({ transcript: Transcript, alreadyThere: z.boolean() })),
  getTranscript: call(
    { access: 'member', scope: 'assigned', bucket: 'read', refs: ['sessionId', 'transcriptId'] },
    'GET /recordings/of-session/{sessionId}',
    'Get part of a transcript; members can read the one behind their approved minutes',
  )
    .input(GetTranscriptInput)
    .output(
      z.object({
        transcript: Transcript,
        segments: z.array(Segment),
        canErase: Answer,
        canName: Answer,
        canEdit: Answer,
      }),
    ),
  listSpeakers: call(
    { access: 'staff', scope: 'assigned', bucket: 'read', refs: ['id'] },
    'GET /recordings/transcripts/{id}/speakers',
    'List the speakers of a transcript, and the people of its session whose names they may have',
  )
    .input(TranscriptById)
    .output(z.object({ speakers: z.array(Speaker), people: z.array(z.string()) })),
  nameSpeakers: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'POST /recordings/transcripts/{id}/speakers',
    'Rename or merge speakers in a transcript and the drafts based on it; the answer holds the names before',
  )
    .input(NameSpeakersInput)
    .output(z.object({ before: z.array(Named) })),
  editPart: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['transcriptId'] },
    'POST /recordings/transcripts/{transcriptId}/corrections',
    'Correct the words or the speaker of one part; the answer says how many lines quote what stood there before',
  )
    .input(EditPartInput)
    .output(z.object({ segment: Segment, quoting: z.number().int() })),
  listPartEdits: call(
    { access: 'staff', scope: 'assigned', bucket: 'read', refs: ['transcriptId'] },
    'GET /recordings/transcripts/{transcriptId}/parts/{segment}/edits',
    'List up to 50 corrections of one part, newest first',
  )
    .input(
      z.strictObject({
        transcriptId: Id,
        segment: z.number().int().min(0).max(transcriptLimits.maxSegments),
      }),
    )
    .output(z.object({ edits: z.array(PartEdit) })),
  eraseTranscript: call(
    { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['id'] },
    'DELETE /recordings/transcripts/{id}',
    'Delete a transcript and the drafts based on it',
  )
    .input(TranscriptById)
    .output(z.object({ deleted: z.boolean() })),
}
