import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from './config.ts'

/** What stands for the whole life of the process, handed to whoever needs it; nothing is global. */
export type App = {
  readonly config: Config
  readonly log: Logger
  /** Requests: each transaction chooses its role. */
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly wake: Wake
}

/** The time and the random source are parameters, so that tests move time instead of sleeping. */
export type Clock = {
  now(): Date
  newId(): string
}

/** Told after a commit that there is something to look at; looking finds nothing more often than it misses. */
export type Wake = {
  live(): void
  jobs(): void
}
