import type pg from 'pg'
import type { Db } from './database.ts'
import { inTransaction } from './transaction.ts'

/** One transaction as the jobs, with nobody in front of it. `pool` is that of the jobs: no other login may become them. */
export const asJobs = <T>({ pool }: { readonly pool: pg.Pool }, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(pool, { kind: 'user', role: 'app_jobs', userId: '' }, work)
