import type { Bucket } from '#contract/call.ts'
import type { CallContext } from './callContext.ts'
import { TooMany } from './refusal.ts'

const MINUTE_MS = 60_000
// Per node and in process: a look-up in the database would cost more than what it guards (4.12.8).
const localLimits = { read: 600, write: 120 } as const
// Shared by all nodes, in PostgreSQL.
const sharedLimits = {
  form: { limit: 10, window: '1 minute' },
  sensitive: { limit: 3, window: '15 minutes' },
  codes: { limit: 5, window: '15 minutes' },
} as const

const windows = new Map<string, { startedAt: number; count: number }>()
// Looking through all of them for each newcomer would cost the more, the more of them come.
const MANY_WINDOWS = 10_000
const TIDY_MS = 5_000
let tidiedAt = 0

/**
 * Takes one token of the call's bucket, by sign-in or, for a visitor, by address. Before the transaction: a
 * refused try counts too, and a call never holds two connections.
 */
export async function takeToken(context: CallContext, bucket: Bucket, call: string): Promise<void> {
  const who = whoOf(context)
  context.counted.bucket = bucket
  if (bucket === 'read' || bucket === 'write') {
    takeLocal(`${bucket} ${who}`, localLimits[bucket], context.app.clock.now().getTime())
    return
  }
  const { limit, window } = sharedLimits[bucket]
  await takeShared(context, `${call} ${who}`, limit, window)
}

const whoOf = ({ tokenHash, origin }: CallContext): string => tokenHash ?? addressKey(origin.ipAddress)

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
export async function takeShared(
  context: Pick<CallContext, 'app'>,
  key: string,
  limit: number,
  window: string,
): Promise<void> {
  const { rows } = await context.app.pool.query<{ wait: number }>(
    'select app_take($1, $2, $3::interval) as wait',
    [key, limit, window],
  )
  const wait = rows[0]?.wait ?? 0
  if (wait > 0) throw new TooMany(wait)
}

function takeLocal(key: string, limit: number, now: number): void {
  const open = windows.get(key)
  if (!open || now - open.startedAt >= MINUTE_MS) {
    if (windows.size > MANY_WINDOWS && Math.abs(now - tidiedAt) >= TIDY_MS) eraseOld(now)
    windows.set(key, { startedAt: now, count: 1 })
    return
  }
  open.count += 1
  if (open.count > limit) throw new TooMany(Math.max(1, Math.ceil((open.startedAt + MINUTE_MS - now) / 1000)))
}

function eraseOld(now: number): void {
  tidiedAt = now
  for (const [key, open] of windows) if (now - open.startedAt >= MINUTE_MS) windows.delete(key)
}

/** Looks at a shared bucket without taking from it: sign-in counts only failed tries (4.12.8). */
export async function waitShared(
  context: Pick<CallContext, 'app'>,
  key: string,
  limit: number,
  window: string,
): Promise<void> {
  const { rows } = await context.app.pool.query<{ wait: number }>(
    'select app_wait($1, $2, $3::interval) as wait',
    [key, limit, window],
  )
  const wait = rows[0]?.wait ?? 0
  if (wait > 0) throw new TooMany(wait)
}

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
