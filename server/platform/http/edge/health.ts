import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import { isSame } from '#server/platform/isSame.ts'
import { isOutOfSpace } from '../../diskSpace.ts'

const READY_MS = 2_000
const KNOWN_MS = 1_000

/** How many requests were answered, and how, since the start. */
export type Served = { requests: number; refused: number; failed: number }
export const noneServed = (): Served => ({ requests: 0, refused: 0, failed: 0 })

type Readiness = 'ready' | 'disk full' | 'database unreachable'

/** Whether the database answers and can write, asked at most once a second however often anybody wants to know. */
function readiness({ pool, config }: App): () => Promise<Readiness> {
  let known: { at: number; answered: Promise<Readiness> } | null = null
  return () => {
    const now = performance.now()
    if (known && now - known.at < KNOWN_MS) return known.answered
    const answered = Promise.race<Readiness>([
      pool.query('select 1').then(
        async () => ((await isOutOfSpace(config)) ? 'disk full' : 'ready'),
        () => 'database unreachable',
      ),
      new Promise((settle) => setTimeout(() => settle('database unreachable'), READY_MS).unref()),
    ])
    known = { at: now, answered }
    return answered
  }
}

/** `/healthz` says the process lives, `/readyz` that it can serve, `/metrics` how it fares. */
export function mountHealth(server: FastifyInstance, app: App, served: Served): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const isReady = readiness(app)
  let closing = false
  server.addHook('preClose', async () => {
    closing = true
    delay.disable()
  })
  server.addHook('onResponse', (_request, reply, done) => {
    served.requests += 1
    if (reply.statusCode >= 500) served.failed += 1
    else if (reply.statusCode >= 400) served.refused += 1
    done()
  })

  server.get('/healthz', async () => ({ status: 'ok' }))

  server.get('/readyz', async (_request, reply) => {
    if (closing) return reply.code(503).send({ status: 'closing' })
    const answered = await isReady()
    return answered === 'ready'
      ? { status: answered }
      : reply.code(503).header('retry-after', '2').send({ status: answered })
  })

  server.get('/metrics', async (request, reply) => {
    if (!mayRead(request.headers.authorization, app.config, request.ip)) return reply.code(404).send({})
    const memory = process.memoryUsage()
    const lines = [
      ['jul_requests_total', served.requests],
      ['jul_requests_refused_total', served.refused],
      ['jul_requests_failed_total', served.failed],
      ['jul_event_loop_delay_p99_seconds', delay.percentile(99) / 1e9],
      ['jul_resident_memory_bytes', memory.rss],
      ['jul_heap_used_bytes', memory.heapUsed],
      ['jul_database_connections', app.pool.totalCount],
      ['jul_database_waiting', app.pool.waitingCount],
      ['jul_uptime_seconds', process.uptime()],
    ] as const
    return reply
      .type('text/plain; version=0.0.4')
      .send(lines.map(([name, value]) => `${name} ${value}\n`).join(''))
  })
}

/**
 * With a token configured it is asked for. Without one only this machine may look, and in production nobody: there
 * a proxy of this machine speaks for everybody.
 */
function mayRead(
  authorization: string | undefined,
  { metricsToken: token, production }: Pick<Config, 'metricsToken' | 'production'>,
  address: string,
): boolean {
  if (!token) return !production && (address === '127.0.0.1' || address === '::1')
  return isSame(authorization ?? '', `Bearer ${token}`)
}
