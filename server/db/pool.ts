import pg from 'pg'

// bigint and numeric stay text: a number would silently lose digits beyond 2^53.
const STATEMENT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 10_000

export type PoolRole = 'app_auth' | 'app_jobs'

/**
 * Connections of the login, which owns and inherits nothing. With `role` every connection of the pool works
 * under that role; without it each transaction chooses its own (`transaction.ts`).
 */
export function openPool(url: string, size: number, role?: PoolRole): pg.Pool {
  const options = [
    `-c statement_timeout=${STATEMENT_MS}`,
    // JSON that PostgreSQL writes carries the zone of the session.
    '-c timezone=UTC',
    `-c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
    ...(role ? [`-c role=${role}`] : []),
  ].join(' ')
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    options,
    application_name: role ?? 'jul',
  })
  // An idle connection that dies must not take the process with it; the next query gets a fresh one.
  pool.on('error', () => undefined)
  return pool
}
