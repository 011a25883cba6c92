import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a stand-in is told to do with the next requests, instead of or around its own answer. */
export type Action =
  | { kind: 'status'; code: number; body?: unknown; headers?: Record<string, string> }
  | { kind: 'delay'; ms: number }
  | { kind: 'hang' | 'reset-before' | 'reset-after-effect' | 'garbage-json' | 'html-502' }
  | { kind: 'truncate'; bytes: number }
  /** The first bytes, and then nothing more, with the line open. */
  | { kind: 'stall'; bytes: number }
  | { kind: 'mode'; name: string }
export type Order = { match?: string; method?: string; times?: number; action: Action }

export type Heard = {
  readonly method: string
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}
export type Said = { status: number; body: unknown; headers?: Record<string, string> }
export type Logged = { method: string; path: string; broken: readonly string[] }

/** A service of somebody else on the loopback: it checks each request against the contract, and its own answer too. */
export type StandIn = {
  readonly url: string
  /** A second port: `PUT /__control/next` and `GET /__control/log`. */
  readonly controlUrl: string
  readonly log: Logged[]
  next(order: Order): void
  /** Failures that nobody met, and requests or answers out of contract. */
  trouble(): readonly string[]
  close(): Promise<void>
}

type Service = {
  /** What is wrong with a request, by the contract. */
  check(heard: Heard): Promise<readonly string[]> | readonly string[]
  answer(heard: Heard, mode: string | null): Promise<Said> | Said
  /** What is wrong with the answer, by the contract. */
  checkAnswer(heard: Heard, said: Said): readonly string[]
  /** How this service refuses a request that breaks its contract; without it as OpenAI does. */
  refuse?(broken: readonly string[]): Said
}

export async function startStandIn(service: Service, port = 0): Promise<StandIn> {
  const orders: { match: string; method: string | null; left: number; action: Action }[] = []
  const log: Logged[] = []
  const next = ({ match = '', method, times = 1, action }: Order) =>
    void orders.push({ match, method: method ?? null, left: times, action })

  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const heard = await hear(request).catch(() => null)
    // Whoever asked is gone, killed in the middle of it.
    if (!heard) return
    const order = orders.find(
      ({ match, method, left }) =>
        left > 0 && heard.path.includes(match) && (method === null || method === heard.method),
    )
    if (order) order.left -= 1
    const action = order?.action
    if (action?.kind === 'reset-before') return void request.socket.destroy()
    const broken = [...(await service.check(heard))]
    const entry = { method: heard.method, path: heard.path, broken }
    log.push(entry)
    if (action?.kind === 'hang') return
    if (action?.kind === 'delay') await new Promise((done) => setTimeout(done, action.ms))
    if (action?.kind === 'status')
      return send(response, { status: action.code, body: action.body ?? {}, headers: action.headers ?? {} })
    if (action?.kind === 'html-502') return send(response, { status: 502, body: '<html>Bad Gateway</html>' })
    const said =
      broken.length > 0
        ? (service.refuse?.(broken) ?? {
            status: 400,
            body: {
              error: { message: broken.join('; '), type: 'invalid_request_error', param: null, code: null },
            },
          })
        : await service.answer(heard, action?.kind === 'mode' ? action.name : null)
    if (said.status < 300) broken.push(...service.checkAnswer(heard, said).map((each) => `answer: ${each}`))
    if (action?.kind === 'reset-after-effect') return void request.socket.destroy()
    if (action?.kind === 'garbage-json') return send(response, { status: 200, body: '{"choices": [' })
    if (action?.kind === 'stall') return send(response, said, action.bytes, false)
    send(response, said, action?.kind === 'truncate' ? action.bytes : undefined)
  }

  const control = createServer((request, response) => void steer(request, response))
  async function steer(request: IncomingMessage, response: ServerResponse) {
    const heard = await hear(request)
    if (heard.method === 'PUT' && heard.path === '/__control/next') next(JSON.parse(heard.body.toString()))
    send(response, { status: 200, body: heard.path === '/__control/log' ? log : {} })
  }

  const [ownPort, controlPort] = [await listen(server, port), await listen(control)]
  return {
    url: `http://127.0.0.1:${ownPort}`,
    controlUrl: `http://127.0.0.1:${controlPort}`,
    log,
    next,
    trouble: () => [
      ...orders.filter(({ left }) => left > 0).map(({ action }) => `unused: ${action.kind}`),
      ...log.flatMap(({ method, path, broken }) => broken.map((each) => `${method} ${path}: ${each}`)),
    ],
    close: async () => {
      for (const each of [server, control]) {
        each.closeAllConnections()
        await new Promise((done) => each.close(done))
      }
    },
  }
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: Buffer.concat(chunks),
  }
}

function send(
  response: ServerResponse,
  { status, body, headers = {} }: Said,
  bytes?: number,
  isCut = true,
): void {
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const whole = Buffer.isBuffer(body) ? body : Buffer.from(isRaw ? String(body) : JSON.stringify(body))
  response.writeHead(status, { 'content-type': isRaw ? 'text/html' : 'application/json', ...headers })
  if (bytes === undefined) return void response.end(whole)
  response.write(whole.subarray(0, bytes), () => {
    if (isCut) response.destroy()
  })
}

const listen = (server: Server, port = 0) =>
  new Promise<number>((done) =>
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  ) // safe because it listens on a port
