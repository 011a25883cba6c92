import type pg from 'pg'
import type { Refusal, RefusalCount } from '../app.ts'
import { digestOf, kindOf } from './recordEvent.ts'

// Each is one row of a second. Beyond this many different ones in a second, what is refused is a flood.
const MOST_KINDS = 5_000

/**
 * Refusals of one process, counted in memory and written once a second, so that a flood of refused calls costs the
 * database one statement (4.13.15). A row is of one actor, call, reason and minute (4.12.13).
 */
export class Refusals implements RefusalCount {
  #counted = new Map<string, Refusal & { count: number }>()
  #writing: Promise<void> = Promise.resolve()
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  count(refusal: Refusal, count = 1): void {
    const key = `${refusal.userId ?? ''} ${refusal.call} ${refusal.reason}`
    const known = this.#counted.get(key)
    if (known) known.count += count
    else if (this.#counted.size < MOST_KINDS) this.#counted.set(key, { ...refusal, count })
  }

  /** Everything counted so far is stored when this resolves; where the database does not take it, it is kept for the next time. */
  write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeOnce())
    return this.#writing
  }

  async #writeOnce(): Promise<void> {
    if (this.#counted.size === 0) return
    const taken = [...this.#counted.values()]
    this.#counted = new Map()
    const rows = taken.map((each) => ({
      actor: each.userId,
      kind: kindOf(each.userId === null ? null : each, 'visitor'),
      call: each.call,
      reason: each.reason,
      request: each.requestId,
      digest: digestOf(JSON.stringify({ reason: each.reason })),
      ip: each.ipAddress,
      agent: each.userAgent,
      sign_in: each.signInId,
      count: each.count,
    }))
    try {
      await this.#pool.query('select app_audit_refusals($1::jsonb)', [JSON.stringify(rows)])
    } catch (error) {
      for (const { count, ...refusal } of taken) this.count(refusal, count)
      throw error
    }
  }
}
