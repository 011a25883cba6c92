import { expect, it } from 'vitest'
import type { ClientEvent, ClientQueue } from './clientQueue.ts'
import { addEvent, afterSending, retryAfterMs } from './clientQueue.ts'

const event = (id: string): ClientEvent => ({ id, event_type: 'auth', action: 'session_expired' })
const empty: ClientQueue = { events: [], dropped: 0 }

it('keeps 500 events, and counts what had to make room for the newest (T-028)', () => {
  let queue = empty
  for (let n = 0; n < 503; n += 1) queue = addEvent(queue, event(`${n}`))
  expect(queue.events).toHaveLength(500)
  expect(queue.events[0]?.id).toBe('3')
  expect(queue.dropped).toBe(3)
})

it('forgets what was sent, and nothing that came meanwhile (T-028)', () => {
  const sent = { events: [event('a')], dropped: 2 }
  const now = { events: [event('a'), event('b')], dropped: 3 }
  expect(afterSending(now, sent)).toEqual({ events: [event('b')], dropped: 1 })
})

it.each([
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [50, 600_000],
])('after %i failures it waits %i ms (T-028)', (failures, ms) => {
  expect(retryAfterMs(failures)).toBe(ms)
})
