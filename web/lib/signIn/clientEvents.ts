import { clientEventLimits } from '#domain/audit/limits.ts'
import type { ClientEvent, ClientQueue } from '#domain/audit/rules/clientQueue.ts'
import { addEvent, afterSending, retryAfterMs } from '#domain/audit/rules/clientQueue.ts'
import { queryClient } from '../calls/queryClient.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { expiredEvent } from './activity.ts'
import { meQuery } from './session.tsx'

const keyOf = (userId: string) => `jul.events.${userId}`
const empty: ClientQueue = { events: [], dropped: 0 }
// A page that breaks a rule in a loop says so a few times.
const mostViolations = 5

let failures = 0
let timer = 0
let violations = 0

/**
 * Has the trail told of what a browser alone can see: a sign-in that ran out here, and what the content policy refused. It is kept for
 * its person until the server has it, each event under an id that is taken once (T-027, T-028).
 */
export function watchClientEvents() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    violations += 1
    if (violations > mostViolations) return
    // What was refused may carry anything behind its host.
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI
    note('security', 'content_policy_violation', effectiveDirective, { blocked: blocked.slice(0, 200) })
  })
  window.addEventListener(expiredEvent, () => note('auth', 'session_expired', window.location.pathname))
  window.addEventListener('online', send)
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === meHash && query.state.status === 'success') send()
  })
  send()
}

const meHash = JSON.stringify(meQuery().queryKey)
const userId = () => queryClient.getQueryData(meQuery().queryKey)?.me?.userId ?? null

function note(
  type: ClientEvent['event_type'],
  action: string,
  resource: string,
  metadata: ClientEvent['metadata'] = {},
) {
  const id = userId()
  if (!id) return
  const event = {
    id: crypto.randomUUID(),
    event_type: type,
    action,
    resource: resource.slice(0, 200),
    metadata,
  }
  write(id, addEvent(read(id), event))
  plan(0)
}

function plan(ms: number) {
  window.clearTimeout(timer)
  timer = window.setTimeout(send, ms)
}

async function send() {
  const id = userId()
  const { events, dropped } = id ? read(id) : empty
  if (!id || events.length === 0) return
  const batch = { events: events.slice(0, clientEventLimits.batch), dropped }
  const answer = await fetch('/api/functions/audit-log', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jul': '1' },
    body: JSON.stringify(batch),
  }).catch(() => null)
  // What the server will never take must not keep the rest waiting.
  const isSettled = answer !== null && (answer.ok || answer.status === 400)
  failures = isSettled ? 0 : failures + 1
  if (isSettled) write(id, afterSending(read(id), batch))
  if (!isSettled) plan(retryAfterMs(failures))
  else if (events.length > batch.events.length) plan(clientEventLimits.firstWaitMs)
}

function read(id: string): ClientQueue {
  try {
    const kept: unknown = JSON.parse(browserStorage.local.get(keyOf(id)) ?? 'null')
    return isQueue(kept) ? kept : empty
  } catch {
    return empty
  }
}

function write(id: string, queue: ClientQueue) {
  // A browser that keeps nothing tells nothing; the server writes what matters by itself.
  browserStorage.local.set(keyOf(id), queue.events.length === 0 ? null : JSON.stringify(queue))
}

const isQueue = (kept: unknown): kept is ClientQueue =>
  typeof kept === 'object' && kept !== null && Array.isArray(Reflect.get(kept, 'events'))
