import { cueTimes } from './clock.ts'
import type { Cue, Cues } from './vtt.ts'

const isNumber = (line: string | undefined) => /^\s*\d{1,9}\s*$/.test(line ?? '')

/** Reads SubRip: number, times, text. A missing number is forgiven; a missing time is not. */
export function readSrt(lines: readonly string[]): Cues {
  const cues: Cue[] = []
  let at = 0
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1
      continue
    }
    const timeAt = isNumber(lines[at]) ? at + 1 : at
    if (!lines[timeAt]?.includes('-->'))
      return { ok: false, line: Math.min(timeAt + 1, lines.length), reason: 'time_expected' }
    const times = cueTimes(lines[timeAt] ?? '')
    if (typeof times === 'string') return { ok: false, line: timeAt + 1, reason: times }
    at = timeAt + 1
    const payload: string[] = []
    while (at < lines.length && !startsCue(lines, at)) {
      payload.push(lines[at] ?? '')
      at += 1
    }
    cues.push({ line: timeAt + 2, ...times, payload })
  }
  return { ok: true, cues }
}

/** Text may hold empty lines; a cue begins only at a time, or at a number followed by one after an empty line. */
function startsCue(lines: readonly string[], at: number): boolean {
  if (lines[at]?.includes('-->')) return true
  return (
    isNumber(lines[at]) &&
    (lines[at - 1]?.trim() === '' || at === 0 || Boolean(lines[at + 1]?.includes('-->')))
  )
}
