/** What can happen to a transcript or a recording, in the past tense. */
export const recordingEvents = [
  'transcript.uploaded',
  'transcript.speakers_named',
  'transcript.edited',
  'transcript.erased',
  'recording.announced',
  'recording.stored',
  'recording.refused',
  'recording.saving_allowed',
  'recording.saving_ended',
  'recording.erased',
] as const
export type RecordingEvent = (typeof recordingEvents)[number]
