import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathOf } from './edge/pathOf.ts'
import { addressKey } from './rates.ts'

// More than a page with an ended sign-in asks for, less than a flood has in its first second.
const PROMPT_REFUSALS = 100
const WINDOW_MS = 60_000
const LATER_MS = 1_000
// Beyond these nobody is looked up: so many addresses at once are not held back by waiting.
const MOST_ADDRESSES = 10_000
const SLOWED = new Set([401, 404, 429, 503])

type Options = {
  bringsSignIn(request: FastifyRequest): boolean
  prompt?: number
  wait?(): Promise<void>
}

/**
 * Whoever asks without a sign-in and has been refused a hundred times within a minute hears the next refusal a second
 * later: a flood over kept connections becomes one request a second for each, and costs nobody else (4.13.15).
 */
export function slowRefusals(server: FastifyInstance, options: Options): void {
  const { bringsSignIn, prompt = PROMPT_REFUSALS, wait = later } = options
  const refused = new Map<string, { since: number; count: number }>()

  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!SLOWED.has(reply.statusCode) || !pathOf(request).startsWith('/api/') || bringsSignIn(request))
      return done()
    const address = addressKey(request.ip)
    const now = performance.now()
    const open = refused.get(address)
    if (open && now - open.since < WINDOW_MS) {
      open.count += 1
      if (open.count <= prompt) return done()
      wait().then(() => done(), done)
      return
    }
    refused.delete(address)
    if (refused.size >= MOST_ADDRESSES) refused.delete(refused.keys().next().value ?? '')
    refused.set(address, { since: now, count: 1 })
    done()
  })
}

const later = () => pause(LATER_MS, undefined, { ref: false })
