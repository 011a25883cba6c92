/** A stretch in which nobody speaks, in milliseconds. */
export type Silence = { readonly startMs: number; readonly endMs: number }

const MOST_MS = 60_000
const LEAST_MS = 15_000

/**
 * Where sound is cut: pieces of at most a minute, each ending in the longest silence of its second half, or after a minute
 * where nobody pauses (4.12.10). The first is 0, the last the end.
 */
export function cutsOf(durationMs: number, silences: readonly Silence[]): number[] {
  const cuts = [0]
  for (let from = 0; durationMs - from > MOST_MS; ) {
    const at = bestPause(from, silences) ?? from + MOST_MS
    cuts.push(at)
    from = at
  }
  if (durationMs > 0) cuts.push(durationMs)
  return cuts
}

function bestPause(from: number, silences: readonly Silence[]): number | null {
  const middle = ({ startMs, endMs }: Silence) => Math.round((startMs + endMs) / 2)
  const near = silences.filter((each) => middle(each) >= from + LEAST_MS && middle(each) <= from + MOST_MS)
  const longest = Math.max(0, ...near.map(({ startMs, endMs }) => endMs - startMs))
  // A late pause makes fewer pieces: of those that are about as long the last one is taken.
  const best = near.findLast(({ startMs, endMs }) => endMs - startMs >= longest * 0.8)
  return best ? middle(best) : null
}

/** Silences as ffmpeg's silencedetect tells of them. */
export function readSilences(told: string): Silence[] {
  const silences: Silence[] = []
  let start: number | null = null
  for (const [, edge, seconds] of told.matchAll(/silence_(start|end): (-?[\d.]+)/g)) {
    const ms = Math.max(0, Math.round(Number(seconds) * 1_000))
    if (edge === 'start') start = ms
    else if (start !== null) {
      silences.push({ startMs: start, endMs: ms })
      start = null
    }
  }
  return silences
}

/** How long the sound plays, as ffmpeg's last progress line has it; null where it says nothing. */
export function readLength(told: string): number | null {
  const last = [...told.matchAll(/time=(\d+):(\d{2}):(\d{2}(?:\.\d+)?)/g)].at(-1)
  if (!last) return null
  const [, hours, minutes, seconds] = last.map(Number)
  return Math.round(((hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1_000)
}
