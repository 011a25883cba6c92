import type pg from 'pg'
import { type RateWindow, suspiciousTiming, takeAction } from '#domain/accounts/rules/rate.ts'
import { digestOf } from '../audit/recordEvent.ts'
import type { CallContext } from './callContext.ts'

// Said once, and then nothing more of the same caller for a while: a trail full of one guesser hides the other.
const QUIET_MS = 15 * 60_000
const MOST_WATCHED = 10_000
const MOST_WAITING = 50

type Watched = { window: RateWindow | null; saidAt: number }
type Suspected = {
  call: string
  found: readonly string[]
  count: number
  tokenHash: string | null
  origin: CallContext['origin']
}
type Watch = { callers: Map<string, Watched>; waiting: Suspected[] }
const watches = new WeakMap<object, Watch>()

const watchOf = (pool: object): Watch => {
  const watch = watches.get(pool) ?? { callers: new Map(), waiting: [] }
  watches.set(pool, watch)
  return watch
}

/**
 * Looks at when a caller of something sensitive comes: too fast, or as evenly as a program. It is noted for the trail and refuses
 * nobody, the limits do that (T-029). Each node watches for itself.
 */
export function watchTiming({ app, tokenHash, origin }: CallContext, call: string, who: string): void {
  const { callers, waiting } = watchOf(app.pool)
  const now = app.clock.now().getTime()
  const key = `${call} ${who}`
  const known = callers.get(key) ?? { window: null, saidAt: Number.NEGATIVE_INFINITY }
  const { window } = takeAction(known.window, now)
  const found = now - known.saidAt < QUIET_MS ? [] : suspiciousTiming(window.actions, now)
  // The oldest caller makes room: whoever comes back begins anew.
  callers.delete(key)
  if (callers.size >= MOST_WATCHED) callers.delete(callers.keys().next().value ?? '')
  callers.set(key, { window, saidAt: found.length > 0 ? now : known.saidAt })
  if (found.length > 0 && waiting.length < MOST_WAITING)
    waiting.push({ call, found, count: window.actions.length, tokenHash, origin })
}

/** Writes what was suspected since the last time, and has admins told of what was too fast, once an hour (T-029). */
export async function writeTimings(pool: pg.Pool): Promise<void> {
  const { waiting } = watchOf(pool)
  for (let next = waiting[0]; next; next = waiting[0]) {
    const { call, found, count, tokenHash, origin } = next
    const details = JSON.stringify({ call, found, count })
    const { requestId, ipAddress, userAgent } = origin
    await pool.query('select app_note_timing($1, $2, $3::jsonb, $4, $5, $6, $7)', [
      ...[call, tokenHash, details, digestOf(details), requestId, ipAddress, userAgent],
    ])
    // Only now: what could not be written is written the next time.
    waiting.shift()
  }
}
