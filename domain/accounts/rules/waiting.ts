/** A wait as a person says it: whole seconds below a minute, then minutes, then hours, always rounded up (4.12.8). */
export function waitWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return count(whole, 'second')
  if (whole < 3600) return count(Math.ceil(whole / 60), 'minute')
  return count(Math.ceil(whole / 3600), 'hour')
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
