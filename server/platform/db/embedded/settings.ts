import type { Client } from 'pg'
import { EmbeddedError } from './embeddedError.ts'

/** Settings on the command line: nothing in the cluster's own files can weaken them. */
export function serverSettings(socketDir: string): Record<string, string> {
  return {
    // Only this machine, only through the private folder.
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    // What was acknowledged survives a killed process and a lost power line.
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    wal_level: 'replica',
    max_wal_senders: '0',
    // A small server: one program with a pool, on a machine that has other things to do.
    max_connections: '60',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    min_wal_size: '64MB',
    max_wal_size: '512MB',
    max_worker_processes: '4',
    max_parallel_workers_per_gather: '0',
    io_method: 'sync',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of a statement are the caller's to log; here they could carry what people wrote.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}

const promises = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', data_checksums: 'on' }

/** Refuses a database that could lose an acknowledged write (reliability F50). */
export async function assertDurable(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(promises)],
  )
  const found = new Map(rows.map((row) => [row.name, row.setting]))
  for (const [name, wanted] of Object.entries(promises)) {
    if (found.get(name) === wanted) continue
    throw new EmbeddedError(
      'failed',
      `The embedded database runs with ${name} = ${found.get(name)}; it must be ${wanted}.`,
    )
  }
}
