import type { Bucket } from '#contract/call.ts'
import { formRefusalsPerMinute } from '#domain/content/limits.ts'
import { hasEnded } from '../signInCookie.ts'
import type { CallContext } from './callContext.ts'
import { TooMany } from './refusal.ts'
import { watchTiming } from './timing.ts'

const MINUTE_MS = 60_000
// Per node and in process: a look-up in the database would cost more than what it guards (4.12.8).
const localLimits = { read: 600, write: 120, open: 600 } as const
// Shared by all nodes, in PostgreSQL.
const sharedLimits = {
  form: { limit: 10, window: '1 minute' },
  sensitive: { limit: 3, window: '15 minutes' },
  codes: { limit: 5, window: '15 minutes' },
} as const

// Two minutes side by side: of the last one counts what the sliding minute still covers.
type Window = { startedAt: number; count: number; before: number }
const windows = new Map<string, Window>()
// Looking through all of them for each newcomer would cost the more, the more of them come.
const MANY_WINDOWS = 10_000
const TIDY_MS = 5_000
let tidiedAt = 0

/**
 * Takes one token of the call's bucket, by sign-in or, for a visitor, by address. Before the transaction:
 * a call never holds two connections.
 */
export async function takeToken(context: CallContext, bucket: Bucket, call: string): Promise<void> {
  const who = whoOf(context)
  context.counted.bucket = bucket
  if (bucket === 'read' || bucket === 'write' || bucket === 'open') {
    takeLocal(`${bucket} ${who}`, localLimits[bucket], context.app.clock.now().getTime())
    return
  }
  const { limit, window } = sharedLimits[bucket]
  watchTiming(context, call, who)
  await takeShared(context, `${call} ${who}`, limit, window)
}

// A cookie whose sign-in is over buys nobody a bucket of its own.
export const whoOf = ({ tokenHash, origin }: CallContext): string =>
  tokenHash && !hasEnded(tokenHash) ? tokenHash : addressKey(origin.ipAddress)

// An answer of many times the usual size costs the server as much as many answers.
const ANSWER_CHARACTERS = 262_144

/** Counts a large answer as the many small ones it equals; the next call is the first to notice. */
export function countAnswer(context: CallContext, characters: number): void {
  const more = Math.floor(characters / ANSWER_CHARACTERS)
  if (more === 0 || !context.counted.bucket) return
  const open = windows.get(`${context.counted.bucket} ${whoOf(context)}`)
  if (open) open.count += more
}

/** Takes one token of a named shared bucket. */
export const takeShared = (
  context: Pick<CallContext, 'app'>,
  key: string,
  limit: number,
  window: string,
): Promise<void> => askShared(context, TAKE, key, limit, window)

/** Looks at a shared bucket without taking from it: sign-in counts only failed tries (4.12.8). */
export const waitShared = (
  context: Pick<CallContext, 'app'>,
  key: string,
  limit: number,
  window: string,
): Promise<void> => askShared(context, LOOK, key, limit, window)

const TAKE = 'select app_take($1, $2, $3::interval) as wait'
const LOOK = 'select app_wait($1, $2, $3::interval) as wait'

// Whoever was told to wait and does not costs the database nothing (4.13.15). Not for long: another node may have emptied it.
const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000
const emptyBuckets = new WeakMap<object, Map<string, { until: number; asksAgainAt: number }>>()

async function askShared(
  { app }: Pick<CallContext, 'app'>,
  question: string,
  key: string,
  limit: number,
  window: string,
): Promise<void> {
  const empty = emptyOf(app.pool)
  const now = app.clock.now().getTime()
  const known = empty.get(key)
  if (known && now < known.asksAgainAt) throw new TooMany(Math.max(1, Math.ceil((known.until - now) / 1000)))
  const { rows } = await app.pool.query<{ wait: number }>(question, [key, limit, window])
  const wait = rows[0]?.wait ?? 0
  if (wait === 0) {
    if (known) empty.delete(key)
    return
  }
  const until = now + wait * 1000
  if (empty.size >= MOST_REMEMBERED) empty.delete(empty.keys().next().value ?? '')
  empty.set(key, { until, asksAgainAt: Math.min(until, now + REMEMBERED_MS) })
  throw new TooMany(wait)
}

function emptyOf(pool: object) {
  const known = emptyBuckets.get(pool) ?? new Map<string, { until: number; asksAgainAt: number }>()
  emptyBuckets.set(pool, known)
  return known
}

function takeLocal(key: string, limit: number, now: number): void {
  const open = windowOf(key, now)
  const left = 1 - (now - open.startedAt) / MINUTE_MS
  // A refused try is not counted: whoever asks on and on gets what the limit gives, and not nothing for ever.
  if (open.count + open.before * left > limit - 1) {
    const share = open.before > 0 ? Math.min(1, Math.max(0, limit - 1 - open.count) / open.before) : 0
    throw new TooMany(Math.max(1, Math.ceil(((left - share) * MINUTE_MS) / 1000)))
  }
  open.count += 1
}

function windowOf(key: string, now: number): Window {
  const open = windows.get(key)
  if (!open) {
    if (windows.size > MANY_WINDOWS && Math.abs(now - tidiedAt) >= TIDY_MS) eraseOld(now)
    const fresh = { startedAt: now, count: 0, before: 0 }
    windows.set(key, fresh)
    return fresh
  }
  const passed = Math.floor((now - open.startedAt) / MINUTE_MS)
  if (passed !== 0) {
    open.before = passed === 1 ? open.count : 0
    open.count = 0
    open.startedAt = passed === 1 ? open.startedAt + MINUTE_MS : now
  }
  return open
}

function eraseOld(now: number): void {
  tidiedAt = now
  for (const [key, open] of windows) if (now - open.startedAt >= 2 * MINUTE_MS) windows.delete(key)
}

/** Takes one token of a refused or repeated post of a form, by the address it came from (K14). */
export const takeRefused = (context: CallContext, form: string): Promise<void> =>
  takeShared(
    context,
    `refused ${form} ${addressKey(context.origin.ipAddress)}`,
    formRefusalsPerMinute,
    '1 minute',
  )

/**
 * Who an address stands for: an IPv6 customer holds a whole /64, and a bucket of its own for each of its
 * addresses would be no limit at all.
 */
export function addressKey(address: string): string {
  // Some proxies write the port after the address, and each connection has another one.
  const plain = address.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i)
  if (plain?.[1]) return plain[1]
  const bracketed = address.match(/^\[([^\]]+)\](?::\d+)?$/)
  if (bracketed?.[1]) return addressKey(bracketed[1])
  if (!address.includes(':')) return address
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
