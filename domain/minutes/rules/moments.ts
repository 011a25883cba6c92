import type { Moment } from '../types.ts'

const two = (count: number) => String(count).padStart(2, '0')

/**
 * How a moment is shown: '14:32' or '1:08:41' where the transcript has times, else 'line 42', the line of the
 * uploaded file (4.12.10). `line` is the segment's line, from 1; null, where the file is gone, shows no moment.
 */
export function momentLabel(moment: Moment, line: number | null): string | null {
  if (moment.startMs === null) return line === null ? null : `line ${line}`
  const seconds = Math.floor(moment.startMs / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
