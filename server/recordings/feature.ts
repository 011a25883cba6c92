import type { Feature } from '#server/platform/calls/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'

/** Every call opens, erases or follows minutes too: server/app/transcripts answers them. */
export const recordings: Feature<
  'recordings',
  'uploadTranscript' | 'getTranscript' | 'listSpeakers' | 'nameSpeakers' | 'eraseTranscript'
> = {
  calls: {},
  audience: sessionsAudience,
}
