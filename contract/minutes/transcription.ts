import { z } from 'zod'
import { transcriptionFailures, transcriptionStates } from '#domain/minutes/types.ts'
import { call } from '../call.ts'
import { Answer, Id, Instant } from '../fields.ts'

/** How far the words of a recording are: pieces that are done of all there are; null until somebody listened for its pauses. */
export const Transcription = z.object({
  id: Id,
  status: z.enum(transcriptionStates),
  failure: z.enum(transcriptionFailures).nullable(),
  done: z.number().int(),
  pieces: z.number().int().nullable(),
  language: z.string().nullable(),
  createdAt: Instant,
})
export type Transcription = z.infer<typeof Transcription>

/** A recording that can be written down, with its newest transcription. */
export const HeardRecording = z.object({
  recordingId: Id,
  name: z.string(),
  durationMs: z.number().int().nullable(),
  transcription: Transcription.nullable(),
})
export type HeardRecording = z.infer<typeof HeardRecording>

const staff = { access: 'staff', scope: 'assigned', bucket: 'write', refs: ['recordingId'] } as const

/** From sound to words, by a model of the installation's choice (T-082, K69). */
export const transcriptionCalls = {
  listTranscriptions: call(
    { access: 'staff', scope: 'assigned', bucket: 'read', refs: ['sessionId'] },
    'GET /transcriptions/of-session/{sessionId}',
    'List the recordings of a session and how far the words of each are',
  )
    .input(z.strictObject({ sessionId: Id }))
    .output(z.object({ recordings: z.array(HeardRecording), canTranscribe: Answer })),
  startTranscription: call(
    staff,
    'POST /transcriptions',
    'Have a recording written down; one that failed or was cancelled goes on behind the last piece that is there',
  )
    .input(z.strictObject({ id: Id, recordingId: Id }))
    .output(z.object({ transcription: Transcription })),
  cancelTranscription: call(
    staff,
    'POST /transcriptions/cancel',
    'Stop writing down a recording before its next piece',
  )
    .input(z.strictObject({ recordingId: Id }))
    .output(z.object({ cancelled: z.boolean() })),
}
