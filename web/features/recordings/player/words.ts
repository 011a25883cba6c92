import type { Words } from '../queries.ts'

/** What somebody chose among the recordings of a session, and how often a place had been asked for by then. */
export type Chosen = { readonly id: string; readonly asked: number }

/** The recording to play: the chosen one until another line is opened, else the one whose words the transcript is, else the newest. */
export function recordingToPlay<R extends { readonly id: string }>(
  recordings: readonly [R, ...R[]],
  words: Words | undefined,
  chosen: Chosen | null,
  asked: number,
): R {
  const wanted = chosen?.asked === asked ? chosen.id : words?.recordingId
  return recordings.find(({ id }) => id === wanted) ?? recordings[0]
}

/** Moments of one recording say nothing of another: there the words neither follow nor lead. */
export function isOfOtherRecording(words: Words | undefined, recordingId: string): boolean {
  return words !== undefined && words.recordingId !== null && words.recordingId !== recordingId
}
