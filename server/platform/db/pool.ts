import pg from 'pg'
import { breakingClient } from './breaker.ts'
import { FlightSocket } from './flightSocket.ts'

// bigint and numeric stay text: a number would silently lose digits beyond 2^53.
const STATEMENT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 10_000

export type PoolRole = 'app_auth' | 'app_jobs'

/**
 * Connections of the login, which owns and inherits nothing. With `role` every connection of the pool works
 * under that role; without it each transaction chooses its own (`transaction.ts`), and statements are pipelined.
 */
export function openPool(url: string, size: number, role?: PoolRole): pg.Pool {
  const options = [
    `-c statement_timeout=${STATEMENT_MS}`,
    // JSON that PostgreSQL writes carries the zone of the session.
    '-c timezone=UTC',
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
    ...(role ? [`-c role=${role}`] : []),
  ].join(' ')
  return keepAlive(
    new pg.Pool({
      Client: breakingClient(),
      connectionString: url,
      max: size,
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      options,
      application_name: role ?? 'jul',
      // The queue's and the identity library's statements were not written for it.
      ...(role ? {} : { pipeline: true, stream: () => new FlightSocket() }),
    }),
  )
}

// An event 'error' that nobody listens to ends the process. Whoever uses the connection hears of it by a query.
const hear = () => undefined

/** A pool that outlives its connections: each is listened to from its first moment to its last. */
export function keepAlive(pool: pg.Pool): pg.Pool {
  // Not once it is lent: it may be lost between two queries, or after its return.
  pool.on('connect', (client) => client.on('error', hear))
  pool.on('error', hear)
  return pool
}

/** A connection of its own, not yet connected, whose loss is heard of by its next query. */
export function openClient(config: pg.ClientConfig): pg.Client {
  return new pg.Client(config).on('error', hear)
}
