import { join } from 'node:path'
import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import { Arrivals } from './arrivals.ts'
import { LocalStore } from './localStore.ts'
import type { Keepers } from './settle.ts'
import { Settler } from './settle.ts'
import type { Store } from './store.ts'

/** Where files arrive, who takes them in, and where they stand then. */
export type Storage = {
  readonly arrivals: Arrivals
  readonly settler: Settler
  readonly store: Store
}

export async function openStorage(app: App, jobsPool: pg.Pool, keepers: Keepers): Promise<Storage> {
  const store = await openStore(app.config)
  const arrivals = new Arrivals(app.config)
  return { arrivals, store, settler: new Settler({ app, jobsPool, arrivals, store, keepers }) }
}

/** The bucket where one is configured, else a folder of this machine. */
async function openStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<Store> {
  if (!config.s3) return new LocalStore(join(config.dataDir, 'files', 'stored'))
  // The client of S3 is large, and loaded only where it is used.
  const { S3Store } = await import('./s3Store.ts')
  return new S3Store(config.s3)
}
