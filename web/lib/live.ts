import { useEffect, useRef, useSyncExternalStore } from 'react'
import { queryClient } from './queryClient.ts'
import type { SharedChannel } from './sharedChannel.ts'
import { openChannel } from './sharedChannel.ts'

/** Something changed; what it now is, the browser asks for, so an event carries no data (architecture §5). */
export type LiveEvent = { topic: string; entity: string; id: string; version: number; kind: string }

/** `open` hears everything; `lost` has been cut off and is trying again; `closed` is not meant to listen. */
export type LiveState = 'closed' | 'open' | 'lost'

type Message = { event: LiveEvent } | { reset: true } | { state: LiveState }

const address = '/api/live'
const firstWaitMs = 1_000
const longestWaitMs = 30_000

const handlers = new Map<string, Set<(event: LiveEvent) => void>>()
const watchers = new Set<() => void>()
let state: LiveState = 'closed'
let channel: SharedChannel<Message> | null = null
let stop: (() => void) | null = null

/**
 * Listens while the person is signed in. One tab of the browser holds the stream and tells the others, because a
 * browser allows few connections to one host; when that tab goes, another takes the lock and opens its own.
 */
export function startLive() {
  if (stop) return
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

/** Closes the stream; called when the sign-in ends. */
export function stopLive() {
  stop?.()
}

function holdStream(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null
    let timer = 0
    let failures = 0

    function open() {
      source = new EventSource(address)
      source.onopen = () => {
        // What happened while nobody listened is unknown, so everything shown is asked for again.
        if (failures > 0) tell({ reset: true })
        failures = 0
        tell({ state: 'open' })
      }
      source.onmessage = (message: MessageEvent<string>) => hear(message.data)
      source.addEventListener('reset', () => tell({ reset: true }))
      source.onerror = () => {
        source?.close()
        failures += 1
        tell({ state: 'lost' })
        if (failures > 1) void queryClient.invalidateQueries({ queryKey: [['accounts', 'me']] })
        timer = window.setTimeout(open, waitMs(failures))
      }
    }

    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      source?.close()
      resolve()
    })
    open()
  })
}

/** Doubles up to 30 s and spreads over half of it, so that a restarted server is not met by everyone at once. */
function waitMs(failures: number): number {
  const full = Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1))
  return full / 2 + (Math.random() * full) / 2
}

function hear(text: string) {
  const event: unknown = JSON.parse(text)
  if (!isLiveEvent(event)) return
  tell(event.kind === 'reset' ? { reset: true } : { event })
}

function isLiveEvent(value: unknown): value is LiveEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && 'topic' in value
}

function tell(message: Message) {
  channel?.send(message)
  take(message)
}

function take(message: Message) {
  if ('state' in message) setState(message.state)
  else if ('reset' in message) void queryClient.invalidateQueries()
  else for (const handler of handlers.get(message.event.topic) ?? []) handler(message.event)
}

function setState(next: LiveState) {
  if (state === next) return
  state = next
  for (const watcher of watchers) watcher()
}

/** Runs `handler` for every event of a topic while the component is shown. Topics are the dictionary's words. */
export function useLive(topic: string, handler: (event: LiveEvent) => void) {
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
export function useLiveRefresh(topic: string) {
  useLive(topic, () => void queryClient.invalidateQueries({ queryKey: [[topic]] }))
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether the stream is open, for the word about a lost connection. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => 'closed',
  )
}
