import type { Feature } from '#server/platform/calls/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'

/** Every call opens, erases or follows minutes or consent too: server/app/transcripts and server/app/recordings answer them. */
export const recordings: Feature<
  'recordings',
  | 'listRecordings'
  | 'getRecordingAddress'
  | 'addRecording'
  | 'allowSaving'
  | 'eraseRecording'
  | 'uploadTranscript'
  | 'getTranscript'
  | 'listSpeakers'
  | 'nameSpeakers'
  | 'editPart'
  | 'listPartEdits'
  | 'eraseTranscript'
> = {
  calls: {},
  audience: sessionsAudience,
}
