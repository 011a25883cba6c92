import type { Transcription } from '#contract/minutes/transcription.ts'

/** A transcription as it is counted in the database. */
export type TranscriptionRow = Omit<Transcription, 'createdAt'> & { createdAt: Date }

/** How far the words are; the words themselves are the transcript's. */
export const presentTranscription = ({ createdAt, ...row }: TranscriptionRow): Transcription => ({
  ...row,
  createdAt: createdAt.toISOString(),
})
