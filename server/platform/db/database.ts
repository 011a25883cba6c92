import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Lease } from './lease.ts'

/** Typed SQL over one connection, inside the transaction that it was handed out in. */
export type Db = NodePgDatabase & { readonly lease: Lease }

export function databaseOn(lease: Lease): Db {
  return Object.assign(drizzle(asClient(lease)), { lease })
}

/** Drizzle calls nothing of its client but `query`. */
export const asClient = (queries: Pick<Lease, 'query'>): pg.PoolClient => queries as unknown as pg.PoolClient // safe because `query` is all the driver uses of it
