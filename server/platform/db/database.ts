import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** Typed SQL over one connection, inside the transaction that it was handed out in. */
export type Db = NodePgDatabase & { readonly client: pg.ClientBase }

export function databaseOn(client: pg.ClientBase): Db {
  return Object.assign(drizzle(client as pg.PoolClient), { client }) // safe because the driver uses a client's query alone
}
