/** What can happen to recordings and transcripts, in the past tense. */
export const recordingEvents = [
  'transcript.uploaded',
  'transcript.replaced',
  'transcript.refused',
  'transcript.erased',
  'recording.erased',
] as const
export type RecordingEvent = (typeof recordingEvents)[number]
