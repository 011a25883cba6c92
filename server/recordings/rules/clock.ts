const longestMs = 100 * 3_600_000
// A recording does not begin after five hours: times from there on are those of a clock on the wall.
const wallClockFromMs = 5 * 3_600_000

/** A time as transcripts write it, for use inside a pattern: '1:02', '01:02:03', '01:02:03.456', '10:03 AM'. */
export const clockPattern = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?(?: ?[AaPp]\.?[Mm]\.?(?![\p{L}]))?`

/**
 * Milliseconds of '1:02', '01:02:03', '01:02:03.456', '01:02:03,456' or '1:02:03 PM'; null where that is no time,
 * where minutes or seconds pass 59 next to a larger unit, or where it is past 100 hours.
 */
export function clockMs(text: string): number | null {
  const found = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?(?: ?([ap])\.?m\.?)?$/i.exec(text)
  if (!found) return null
  const [, one, two = '', three = '', fraction = '', half] = found
  // 'Half past ten' has no seconds, and neither has '10:30 AM'.
  const [hours, minutes, seconds] = half && one === undefined ? [two, three, '0'] : [one, two, three]
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null
  const later = half?.toLowerCase() === 'p' ? 12 : 0
  const hour = half ? (Number(hours ?? 0) % 12) + later : Number(hours ?? 0)
  const ms = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  return ms < longestMs ? ms : null
}

/** '0 minutes 3 seconds' or '1 hour 2 minutes', as screen readers are told a time; null where that is none. */
export function spokenClockMs(text: string): number | null {
  const found =
    /^(?:(\d{1,3}) ?h(?:ours?)?)? ?(?:(\d{1,3}) ?m(?:in(?:utes?)?)?)? ?(?:(\d{1,2}) ?s(?:ec(?:onds?)?)?)?$/i.exec(
      text,
    )
  if (!found?.slice(1).some((part) => part !== undefined)) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = found
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}

/** The two times around an arrow; settings after the second are ignored, as players do. */
export function cueTimes(
  line: string,
): { startMs: number; endMs: number } | 'time_invalid' | 'ends_before_start' {
  const arrow = line.indexOf('-->')
  const startMs = clockMs(line.slice(0, arrow).trim())
  const endMs = clockMs(
    line
      .slice(arrow + 3)
      .trim()
      .split(/\s/, 1)[0] ?? '',
  )
  if (startMs === null || endMs === null) return 'time_invalid'
  return endMs < startMs ? 'ends_before_start' : { startMs, endMs }
}

type Timed = { readonly startMs: number | null; readonly endMs: number | null }

/** Times of a clock on the wall ('[Ana] 10:03:12') are counted from the first one; all others stay. */
export function fromTheStart<Piece extends Timed>(pieces: readonly Piece[]): readonly Piece[] {
  const first = pieces.find((piece) => piece.startMs !== null)?.startMs ?? 0
  const goesOn = pieces.every(({ startMs }) => startMs === null || startMs >= first)
  if (first < wallClockFromMs || !goesOn) return pieces
  const since = (ms: number | null) => (ms === null ? null : ms - first)
  return pieces.map((piece) => ({ ...piece, startMs: since(piece.startMs), endMs: since(piece.endMs) }))
}
