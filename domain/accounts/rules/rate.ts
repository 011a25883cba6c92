import { defaultRate, suspicion } from '../limits.ts'

/** How many actions a key has in how long, in milliseconds. */
export type Rate = { readonly limit: number; readonly windowMs: number }

/** One key's window: when it opened and the moments of its actions, all in milliseconds; null before the first. */
export type RateWindow = { readonly openedAt: number; readonly actions: readonly number[] }

/**
 * Ten actions in 60 s for each key unless told otherwise; the window resets when its time passes (spec 1 §4, §5).
 * The server's buckets decide who waits; this window is what its look at timing goes by (T-029).
 */
export function takeAction(
  window: RateWindow | null,
  now: number,
  rate: Rate = defaultRate,
): { readonly allowed: boolean; readonly window: RateWindow; readonly retryAfterMs: number } {
  const open =
    window !== null && now < window.openedAt + rate.windowMs ? window : { openedAt: now, actions: [] }
  if (open.actions.length >= rate.limit) {
    return { allowed: false, window: open, retryAfterMs: open.openedAt + rate.windowMs - now }
  }
  return { allowed: true, window: { ...open, actions: [...open.actions, now] }, retryAfterMs: 0 }
}

/** Over 5 actions in 10 s is a burst; gaps of near equal length are uniform, which is logged and never blocks alone (T-029). */
export function suspiciousTiming(actions: readonly number[], now: number): readonly ('burst' | 'uniform')[] {
  const recent = actions.filter((at) => at > now - suspicion.burstMs && at <= now)
  const gaps = actions.slice(1).map((at, index) => at - (actions[index] ?? at))
  const found: ('burst' | 'uniform')[] = []
  if (recent.length > suspicion.burst) found.push('burst')
  if (gaps.length > suspicion.gaps && variance(gaps) < suspicion.variance) found.push('uniform')
  return found
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
}
