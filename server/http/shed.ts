import type { FastifyInstance } from 'fastify'

// Beyond this many calls at once a further one waits longer than people do; it is told so at once instead.
const MOST_AT_ONCE = 160
const RETRY_SECONDS = 1

/** Refuses API calls over the bound with 503 and Retry-After; health, streams and pages are spared. */
export function shedLoad(app: FastifyInstance, mostAtOnce = MOST_AT_ONCE): void {
  let running = 0
  const counted = new WeakSet<object>()
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || request.url.startsWith('/api/live')) return
    if (running >= mostAtOnce) {
      return reply.code(503).header('retry-after', String(RETRY_SECONDS)).send({
        code: 'SERVICE_UNAVAILABLE',
        message: 'We are busy right now. Please try again in a moment.',
      })
    }
    running += 1
    counted.add(request.raw)
    // The socket may close without an answer; either way the place is free again, once.
    const free = () => {
      if (counted.delete(request.raw)) running -= 1
    }
    reply.raw.once('close', free)
    reply.raw.once('finish', free)
    return undefined
  })
}
