import type pg from 'pg'
import { quiet } from '#server/platform/db/lease.ts'
import type { Change } from './changes.ts'
import { changesAfter } from './changes.ts'

export type Undoable = {
  /** What an app is given as its pool. */
  pool: pg.Pool
  begin(): Promise<void>
  /** What changed since `begin` or the last `undo`; all of it is taken back. */
  undo(): Promise<Change[]>
}

const ENTER = 'savepoint call'
// A commit keeps role and person until the end of the transaction, which is not the end of ours.
const KEEP = `release savepoint call; select set_config('role', 'none', true), set_config('app.user_id', '', true)`
// In a transaction that failed the release fails too, as a commit of it would be answered with a ROLLBACK.
const COMMITTED = { command: 'COMMIT' }
const DROP = 'rollback to savepoint call; release savepoint call'

/**
 * One connection inside one long transaction, in the place of a pool: what a call commits becomes a savepoint
 * that `undo` takes back, so that every case begins with the same rows. One call at a time.
 */
export function undoable(client: pg.PoolClient): Undoable {
  const lent = (): pg.PoolClient => {
    return new Proxy(client, {
      get(target, key) {
        if (key === 'query') {
          return (first: unknown, ...rest: unknown[]) => {
            if (first === 'begin') return target.query(ENTER)
            if (first === 'commit') return target.query(KEEP).then(() => COMMITTED)
            if (first === 'rollback') return target.query(DROP)
            return Reflect.apply(target.query, target, [first, ...rest])
          }
        }
        if (key === 'release') {
          return () => undefined
        }
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
  const pool = {
    connect: async () => lent(),
    query: async (...asked: unknown[]) => {
      // Sent together: the connection takes one after the other, and nobody waits for the answers between.
      const entered = client.query(ENTER)
      quiet(entered)
      const answer = Reflect.apply(client.query, client, asked)
      quiet(answer)
      const kept = client.query(KEEP)
      quiet(kept)
      await entered
      try {
        const result = await answer
        await kept
        return result
      } catch (error) {
        await client.query(DROP)
        throw error
      }
    },
    totalCount: 1,
    waitingCount: 0,
  }
  let last = '0'
  return {
    pool: pool as unknown as pg.Pool, // safe because calls use connect and query, and health the two counts
    begin: async () => void (await client.query('begin')),
    undo: async () => {
      // One round trip: node-postgres answers several statements with as many results.
      const results: unknown = await client.query(`${changesAfter(last)}; rollback; begin`)
      const rows = (results as pg.QueryResult<Change & { at: string }>[])[0]?.rows ?? [] // safe because of the statements just sent
      last = rows.at(-1)?.at ?? last
      return rows
    },
  }
}
