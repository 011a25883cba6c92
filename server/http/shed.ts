import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey } from './rates.ts'

// Beyond this many calls at once a further one waits longer than people do; it is told so at once instead.
const MOST_AT_ONCE = 160
// Bodies that are still on their way hold memory and no database; one address may not fill the house with them.
const MOST_BODIES = 400
const MOST_BODIES_OF_ONE = 40
const RETRY_SECONDS = 1

type Bounds = { calls?: number; bodies?: number; bodiesOfOne?: number }

/**
 * Refuses API calls over the bounds with 503 and Retry-After; health, streams and pages are spared. A call counts from
 * the moment its body is there: slow senders take no place of those who are ready (F30, F31).
 */
export function shedLoad(app: FastifyInstance, bounds: Bounds = {}): void {
  const { calls = MOST_AT_ONCE, bodies = MOST_BODIES, bodiesOfOne = MOST_BODIES_OF_ONE } = bounds
  const running = new Places()
  const arriving = new Places()
  const arrivingOf = new Map<string, number>()

  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request) || !hasBody(request)) return
    const address = addressKey(request.ip)
    const ofOne = arrivingOf.get(address) ?? 0
    // The rest of a body nobody will read ends with its connection.
    if (arriving.taken >= bodies || ofOne >= bodiesOfOne) return busy(reply.header('connection', 'close'))
    arrivingOf.set(address, ofOne + 1)
    arriving.take(request, reply, () => {
      const left = (arrivingOf.get(address) ?? 1) - 1
      if (left > 0) arrivingOf.set(address, left)
      else arrivingOf.delete(address)
    })
    return undefined
  })

  app.addHook('preValidation', async (request, reply) => {
    if (!isCall(request)) return
    arriving.free(request)
    if (running.taken >= calls) return busy(reply)
    running.take(request, reply)
    return undefined
  })
}

const isCall = ({ url }: FastifyRequest) => url.startsWith('/api/') && !url.startsWith('/api/live')
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const busy = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', String(RETRY_SECONDS)).send({
    code: 'SERVICE_UNAVAILABLE',
    message: 'We are busy right now. Please try again in a moment.',
  })

/** Places that requests hold until they are answered, gone or set free; each gives its own back once. */
class Places {
  taken = 0
  readonly #frees = new Map<object, () => void>()

  take(request: FastifyRequest, reply: FastifyReply, onFree?: () => void): void {
    this.taken += 1
    this.#frees.set(request.raw, () => {
      this.taken -= 1
      onFree?.()
    })
    // The socket may close without an answer; either way the place is free again.
    const free = () => this.free(request)
    reply.raw.once('close', free)
    reply.raw.once('finish', free)
  }

  free({ raw }: FastifyRequest): void {
    const free = this.#frees.get(raw)
    this.#frees.delete(raw)
    free?.()
  }
}
