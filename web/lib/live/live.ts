import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveEvent, Topic } from '#contract/live.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { watchOnline } from '#web/lib/page/online.ts'
import type { SharedChannel } from '#web/lib/page/sharedChannel.ts'
import { openChannel } from '#web/lib/page/sharedChannel.ts'

/** `open` hears everything; `lost` has been cut off and is trying again; `closed` is not meant to listen. */
export type LiveState = 'closed' | 'open' | 'lost'

type Message =
  | { event: LiveEvent; cursor: string }
  | { reset: true }
  | { state: LiveState }
  | { ended: true }
  | { retry: true }

const address = '/api/live'
const meKey = orpc.accounts.getMe.key()
const firstWaitMs = 1_000
const longestWaitMs = 30_000

const handlers = new Map<string, Set<(event: LiveEvent) => void>>()
const watchers = new Set<() => void>()
let state: LiveState = 'closed'
// Up to where this browser has heard; every tab keeps it, so that the next one to hold the stream can go on from there.
let cursor = ''
let channel: SharedChannel<Message> | null = null
let stop: (() => void) | null = null
// In the tab that holds the stream: opens it now.
let openNow: (() => void) | null = null
let startedAt = 0
let wasStopped = false

/**
 * Listens while the person is signed in. One tab of the browser holds the stream and tells the others, because a
 * browser allows few connections to one host; when that tab goes, another takes the lock and opens its own.
 * `isAgain`: it was stopped for a while, and what is shown may be of before.
 */
export function startLive(isAgain = false) {
  if (stop) return
  wasStopped = isAgain
  startedAt = performance.now()
  cursor = ''
  channel = openChannel<Message>('jul.live', take)
  const ending = new AbortController()
  stop = () => {
    ending.abort()
    channel?.close()
    channel = null
    stop = null
    setState('closed')
  }
  if ('locks' in navigator) {
    navigator.locks
      .request('jul.live', { signal: ending.signal }, () => holdStream(ending.signal))
      .catch(() => {})
  } else void holdStream(ending.signal)
}

/** Closes the stream; called when the sign-in ends, and while its screens are hidden. */
export function stopLive() {
  stop?.()
}

/** Tries to open a lost stream without waiting, in whichever tab holds it. */
export function retryLive() {
  tell({ retry: true })
}

function holdStream(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null
    let timer = 0
    let failures = 0
    // A tab that had to wait for the stream takes it over from another and may have missed something in between.
    let mayHaveMissed = wasStopped || performance.now() - startedAt > firstWaitMs

    function open() {
      window.clearTimeout(timer)
      source?.close()
      source = new EventSource(cursor ? `${address}?after=${encodeURIComponent(cursor)}` : address)
      source.onopen = () => {
        // Without a cursor the server cannot say what was missed, so everything shown is asked for again.
        if (mayHaveMissed && !cursor) tell({ reset: true })
        failures = 0
        tell({ state: 'open' })
      }
      source.onmessage = hear
      source.addEventListener('reset', () => tell({ reset: true }))
      source.addEventListener('signed-out', () => tell({ ended: true }))
      source.onerror = () => {
        source?.close()
        failures += 1
        mayHaveMissed = true
        // One break is a hiccup or a restart; only a second in a row is worth a word.
        if (failures > 1) tell({ state: 'lost' })
        if (failures === 2) void queryClient.invalidateQueries({ queryKey: meKey })
        timer = window.setTimeout(open, waitMs(failures))
      }
    }

    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      source?.close()
      openNow = null
      resolve()
    })
    openNow = open
    open()
  })
}

/** Doubles up to 30 s and spreads over half of it, so that a restarted server is not met by everyone at once. */
function waitMs(failures: number): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1))
  return full / 2 + (Math.random() * full) / 2
}

function hear(message: MessageEvent<string>) {
  const event: unknown = JSON.parse(message.data)
  if (isLiveEvent(event)) tell({ event, cursor: message.lastEventId })
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && 'topic' in value
}

function tell(message: Message) {
  channel?.send(message)
  take(message)
}

function take(message: Message) {
  if ('state' in message) return setState(message.state)
  if ('retry' in message) return state === 'lost' ? openNow?.() : undefined
  if ('ended' in message) return void queryClient.invalidateQueries({ queryKey: meKey })
  if ('reset' in message) {
    cursor = ''
    return void queryClient.invalidateQueries()
  }
  cursor = message.cursor
  for (const handler of handlers.get(message.event.topic) ?? []) handler(message.event)
}

function setState(next: LiveState) {
  if (state === next) return
  state = next
  for (const watcher of watchers) watcher()
}

/** Runs `handler` for every event of a topic while the component is shown. */
export function useLive(topic: Topic, handler: (event: LiveEvent) => void) {
  const latest = useRef(handler)
  latest.current = handler
  useEffect(() => {
    const run = (event: LiveEvent) => latest.current(event)
    const all = handlers.get(topic) ?? new Set()
    handlers.set(topic, all.add(run))
    return () => {
      all.delete(run)
    }
  }, [topic])
}

/** Refetches what the screen shows of a topic when something in it changed: the usual handler. */
export function useLiveRefresh(topic: Topic) {
  useLive(topic, () => void queryClient.invalidateQueries({ queryKey: [[topic]] }))
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  const unwatch = watchOnline(watcher)
  return () => {
    watchers.delete(watcher)
    unwatch()
  }
}

/** Whether the stream is open, for the word about a lost connection; without a network nothing is. */
export function useConnection(): LiveState | 'offline' {
  return useSyncExternalStore(
    watch,
    () => (navigator.onLine ? state : 'offline'),
    () => 'closed',
  )
}
