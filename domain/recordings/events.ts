/** What can happen to a transcript, in the past tense. */
export const recordingEvents = [
  'transcript.uploaded',
  'transcript.speakers_named',
  'transcript.erased',
] as const
export type RecordingEvent = (typeof recordingEvents)[number]
