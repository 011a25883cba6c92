import type { Events } from '#domain/eventClass.ts'

/** What can happen to a transcript or a recording, in the past tense. */
export const recordingEvents = {
  'transcript.uploaded': 'data_access.low',
  'transcript.speakers_named': 'user_action.low',
  'transcript.edited': 'user_action.low',
  'transcript.erased': 'data_access.medium',
  'recording.announced': 'user_action.low',
  'recording.stored': 'user_action.low',
  'recording.refused': 'user_action.low',
  'recording.saving_allowed': 'data_access.low',
  'recording.saving_ended': 'data_access.low',
  'recording.erased': 'data_access.medium',
} as const satisfies Events
