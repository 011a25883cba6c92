import type { TranscriptionFailure } from '../types.ts'

/** Texts of writing down a recording. */
export const transcriptionTexts = {
  title: 'From sound to words',
  transcribe: 'Transcribe',
  goOn: 'Go on',
  cancel: 'Cancel',
  failed: 'Failed to process audio and generate report',
  cancelled: 'Transcription cancelled',
  asked: 'The recording is being written down',
  noModel: 'Nothing is set up here that writes recordings down. Upload a transcript instead.',
} as const

/** Why a recording could not be written down, and what to do. */
export const transcriptionFailureTexts: Readonly<Record<TranscriptionFailure, string>> = {
  consent_missing: 'Everyone in the session must agree to the recording first.',
  no_ffmpeg: 'This machine has no ffmpeg, which cuts the sound. Install it, then go on.',
  no_file: 'Recording file not accessible',
  no_sound: `${transcriptionTexts.failed}. The recording holds no sound that can be read.`,
  no_speech: 'No speech detected. Please try again.',
  budget:
    'This month’s budget for language models is used up. Go on next month, or ask an admin to raise it.',
  configuration: `${transcriptionTexts.failed}. The transcription model refused the key or the model’s name.`,
  failed: `${transcriptionTexts.failed}. The transcription model did not answer for a long time; go on when it does.`,
}

/** What a refused transcription says; keyed by reason. */
export const transcriptionRefusals = {
  consent_missing: transcriptionFailureTexts.consent_missing,
  no_model: transcriptionTexts.noModel,
  not_ready: 'The recording has not arrived yet.',
  not_assigned: "You aren't this member's advisor.",
} as const
