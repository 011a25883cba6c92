/** A wait as a person says it: whole seconds below a minute, then minutes, then hours, always rounded up (4.12.8). */
export function waitWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return count(whole, 'second')
  if (whole < 3600) return count(Math.ceil(whole / 60), 'minute')
  return count(Math.ceil(whole / 3600), 'hour')
}

/** What a person hears who asked too often; the seconds until the next try. */
export const tooManyWords = (seconds: number): string =>
  `Too many attempts. Try again in ${waitWords(seconds)}.`

/** What a person hears when the server cannot answer for longer than a breath. */
export const busyWords = (seconds: number): string =>
  `The server is busy. Try again in ${waitWords(seconds)}.`

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
