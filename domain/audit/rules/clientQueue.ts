import { clientEventLimits } from '../limits.ts'
import type { EventType } from '../types.ts'

/** One event as a browser may report it: what and on what, never who, when or where from, which the server knows (T-027). */
export type ClientEvent = {
  /** Made by the browser; the same id is taken once (T-028). */
  readonly id: string
  readonly event_type: EventType
  readonly action: string
  readonly resource?: string
  readonly metadata?: Readonly<Record<string, string | number | boolean | null>>
}

/** What waits to be sent, the oldest first, and how many had to make room (T-028). */
export type ClientQueue = { readonly events: readonly ClientEvent[]; readonly dropped: number }

/** Adds an event; beyond 500 the oldest goes and is counted, since what happened last tells more (T-028). */
export function addEvent({ events, dropped }: ClientQueue, event: ClientEvent): ClientQueue {
  const all = [...events, event]
  const surplus = Math.max(0, all.length - clientEventLimits.queue)
  return { events: all.slice(surplus), dropped: dropped + surplus }
}

/** The queue once a batch was taken: without its events, and without the number that was told with them. */
export function afterSending({ events, dropped }: ClientQueue, sent: ClientQueue): ClientQueue {
  const gone = new Set(sent.events.map(({ id }) => id))
  return { events: events.filter(({ id }) => !gone.has(id)), dropped: Math.max(0, dropped - sent.dropped) }
}

/** How long to wait before the next try, in milliseconds: twice as long each time, at most ten minutes (T-028). */
export const retryAfterMs = (failures: number): number =>
  Math.min(clientEventLimits.longestWaitMs, clientEventLimits.firstWaitMs * 2 ** Math.max(0, failures - 1))
