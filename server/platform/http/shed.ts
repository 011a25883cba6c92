import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from './edge/pathOf.ts'
import { addressKey } from './rates.ts'

// Beyond this many calls at once a further one waits longer than people do; it is told so at once instead.
const MOST_AT_ONCE = 160
// Of these, what visitors leave to people with a sign-in: a flood of strangers locks nobody out (4.13.15).
const KEPT_FOR_PEOPLE = 40
const MOST_AT_ONCE_OF_ONE = 40
// Bodies that are still on their way hold memory and no database; one address may not fill the server with them.
const MOST_BODIES = 400
const MOST_BODIES_OF_ONE = 40
// Answers that nobody takes off our hands hold memory and no database; whoever has this much waiting takes it first.
const MOST_LEAVING_BYTES = 67_108_864
// Less than this fits into the kernel's own buffers and is gone at once.
const SMALL_BYTES = 65_536
const RETRY_SECONDS = 1

type Bounds = {
  calls?: number
  callsOfOne?: number
  keptForPeople?: number
  bodies?: number
  bodiesOfOne?: number
  leavingBytes?: number
  /** Whether a request brings a sign-in; without it everybody is a visitor. */
  bringsSignIn?: (request: FastifyRequest) => boolean
}

/**
 * Refuses calls and posted forms over the bounds with 503 and Retry-After; health, streams and pages are spared. A call counts from
 * the moment its body is there until its answer is made: neither slow senders nor slow readers take a place of those
 * who are ready (F30, F31).
 */
export function shedLoad(server: FastifyInstance, bounds: Bounds = {}): void {
  const { calls = MOST_AT_ONCE, bodies = MOST_BODIES, bodiesOfOne = MOST_BODIES_OF_ONE } = bounds
  const { leavingBytes = MOST_LEAVING_BYTES, bringsSignIn = () => false } = bounds
  const { callsOfOne = MOST_AT_ONCE_OF_ONE, keptForPeople = Math.min(KEPT_FOR_PEOPLE, calls - 1) } = bounds
  const [running, arriving, leaving] = [new Places(), new Places(), new Places()]
  const [runningOf, arrivingOf, leavingOf] = [new Tally(), new Tally(), new Tally()]

  server.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request)) return done()
    // The rest of what nobody will read ends with its connection.
    const refused = () => busy(reply.header('connection', 'close'))
    if (!leavingOf.isEmpty && leavingOf.of(addressKey(request.ip)) >= leavingBytes) return refused()
    if (!hasBody(request)) return done()
    const address = addressKey(request.ip)
    if (arriving.taken >= bodies || arrivingOf.of(address) >= bodiesOfOne) return refused()
    arrivingOf.add(address, 1)
    arriving.take(request, reply, () => arrivingOf.add(address, -1))
    done()
  })

  server.addHook('preValidation', (request, reply, done) => {
    // The bytes of a file keep the place of a body until they are there, and take none of a call.
    if (!isCall(request) || isUpload(request)) return done()
    arriving.free(request)
    const address = addressKey(request.ip)
    if (running.taken >= calls || runningOf.of(address) >= callsOfOne) return busy(reply)
    if (running.taken >= calls - keptForPeople && !bringsSignIn(request)) return busy(reply)
    runningOf.add(address, 1)
    running.take(request, reply, () => runningOf.add(address, -1))
    done()
  })

  server.addHook('onSend', (request, reply, payload, done) => {
    if (!isCall(request)) return done()
    running.free(request)
    const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0
    if (bytes < SMALL_BYTES) return done()
    const address = addressKey(request.ip)
    leavingOf.add(address, bytes)
    leaving.take(request, reply, () => leavingOf.add(address, -bytes))
    done()
  })
}

/** What a page asks, and a form that a browser posts by itself. */
function isCall(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return request.method === 'POST' || (path.startsWith('/api/') && !path.startsWith('/api/live'))
}
const isUpload = (request: FastifyRequest) => pathOf(request).startsWith('/api/uploads/')
const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const busy = (reply: FastifyReply) =>
  void reply.code(503).header('retry-after', String(RETRY_SECONDS)).send({
    code: 'SERVICE_UNAVAILABLE',
    message: 'The server is busy. Try again in a moment.',
  })

/** How much of something each address has; nobody is kept who has none. */
class Tally {
  readonly #amounts = new Map<string, number>()

  get isEmpty(): boolean {
    return this.#amounts.size === 0
  }

  of(address: string): number {
    return this.#amounts.get(address) ?? 0
  }

  add(address: string, amount: number): void {
    const now = this.of(address) + amount
    if (now > 0) this.#amounts.set(address, now)
    else this.#amounts.delete(address)
  }
}

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
