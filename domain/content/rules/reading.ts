/** Words that somebody reads in a minute. */
const PACE = 200

/** Minutes that reading takes, of all the words a text holds, never less than one. */
export const readingMinutes = (text: unknown): number => Math.max(1, Math.round(wordsIn(text) / PACE))

const wordsIn = (text: unknown): number =>
  typeof text === 'string'
    ? (text.match(/\S+/g)?.length ?? 0)
    : Object.values(text ?? {}).reduce((sum: number, each) => sum + wordsIn(each), 0)
