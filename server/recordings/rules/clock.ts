const longestMs = 100 * 3_600_000

/**
 * Milliseconds of '1:02', '01:02:03', '01:02:03.456' or '01:02:03,456'; null where that is no time, where
 * minutes or seconds pass 59 next to a larger unit, or where it is past 100 hours.
 */
export function clockMs(text: string): number | null {
  const found = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?$/.exec(text)
  if (!found) return null
  const [, hours, minutes = '', seconds = '', fraction = ''] = found
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)
  const ms = whole * 1000 + Number(fraction.padEnd(3, '0'))
  return ms < longestMs ? ms : null
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
