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
  readonly refusals: RefusalCount
}

/** The time and the random source are parameters, so that tests move time instead of sleeping. */
export type Clock = {
  now(): Date
  newId(): string
  /** Lets this much time pass: answers that must not tell by how long they took wait for it. */
  wait(ms: number): Promise<unknown>
}

/** Told after a commit that there is something to look at; looking finds nothing more often than it misses. */
export type Wake = {
  live(): void
  jobs(): void
}

/** A call that was refused, and why; `userId` is null for a visitor. */
export type Refusal = {
  userId: string | null
  isStaff: boolean
  call: string
  reason: string
  requestId: string
  /** Where the first of them came from, and by which sign-in; the trail keeps it in its side table. */
  ipAddress: string
  userAgent: string
  signInId: string | null
}

/** Refusals are counted here and written once a second (4.13.15). */
export type RefusalCount = {
  count(refusal: Refusal): void
  write(): Promise<void>
}
