import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** How a start waits for tables that somebody else reads or writes. */
export type LockRetry = { lockMs: number; tries: number; pause(ms: number): Promise<unknown> }

// While a change waits for its lock, every reader of that table waits behind it: so briefly, and again. Longer than
// PostgreSQL's second before it sends its own vacuum away, shorter than what a request waits for a connection.
export const lockRetry: LockRetry = { lockMs: 1_500, tries: 20, pause: sleep }

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 2_000

export type Retry = <T>(work: () => Promise<T>) => Promise<T>

/** Tries work again that found a table in use, about a minute in all: the tries are those of the whole start. */
export function makeRetry(
  client: pg.Client,
  { tries, pause }: LockRetry,
  says: { waiting(): void; gaveUp: string },
): Retry {
  let failed = 0
  return async (work) => {
    for (;;) {
      try {
        return await work()
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        if (!isInUse(error)) throw error
        failed += 1
        if (failed >= tries) throw new Error(says.gaveUp, { cause: error })
        if (failed === 1) says.waiting()
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failed - 1), LONGEST_PAUSE_MS))
      }
    }
  }
}

/** PostgreSQL's codes for a lock that did not come in time, and for two that waited for each other. */
function isInUse(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === '55P03' || error.code === '40P01')) return true
  return isInUse(error.cause)
}
