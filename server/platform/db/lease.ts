import { hash } from 'node:crypto'
import type pg from 'pg'

/** Where a failed statement was swallowed on the way, PostgreSQL rolls back and calls it no error; of the class that may be tried again. */
const ROLLED_BACK = '40000'
// A name the server no longer knows, or plans for columns that a migration has changed since: the same on every later use.
const STALE_NAME = new Set<unknown>(['26000', '0A000'])
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export type Statement = { name?: string; text: string; rowMode?: 'array'; types?: pg.CustomTypesConfig }

/** Reads the end of a promise that somebody else waits for, so that its failure is never an unhandled one. */
export const quiet = (sent: Promise<unknown>): void => void sent.catch(() => undefined)

/**
 * One connection for the length of one transaction. What outlives the transaction (a promise nobody waited for) is refused
 * here: the connection is by then another person's. Statements leave in order of arrival, without waiting for each other.
 */
export class Lease {
  readonly #client: pg.ClientBase
  readonly #unawaited: Promise<unknown>[] = []
  #underWay = 0
  #hasEnded = false
  #hasWritten = false
  #hasFailed = false
  #isStale = false
  /** The statement before, on a connection that takes one at a time: pg no longer queues them from version 9 on. */
  #before: Promise<unknown> | null

  constructor(client: pg.ClientBase) {
    this.#client = client
    this.#before = Reflect.get(client, 'pipeline') === true ? null : Promise.resolve()
  }

  query<Row extends pg.QueryResultRow>(
    statement: Statement | string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<Row>> {
    if (this.#hasEnded) return Promise.reject(new Error('this transaction has ended'))
    const answer = this.#send(() =>
      this.#client.query<Row>(
        typeof statement === 'string' ? statement : named(statement),
        values && [...values],
      ),
    )
    this.#underWay += 1
    answer.then(
      ({ command }) => {
        this.#underWay -= 1
        if (WRITES.has(command)) this.#hasWritten = true
      },
      (error: { code?: unknown }) => {
        this.#underWay -= 1
        this.#hasFailed = true
        if (STALE_NAME.has(error.code)) this.#isStale = true
      },
    )
    return answer
  }

  /** Whether a named statement failed by its name alone: only a new connection plans it anew. */
  get isStale(): boolean {
    return this.#isStale
  }

  /** Sent now, and asked about at the commit alone: it travels with it. */
  unawaited(sent: Promise<unknown>): void {
    quiet(sent)
    this.#unawaited.push(sent)
  }

  /**
   * Ends the transaction. What only read does not wait for the answer: nothing can be lost with it. What wrote, or set
   * something in motion, hears whether PostgreSQL kept it; so does what sent a statement that nobody waited for.
   */
  async commit(mustHear: boolean): Promise<void> {
    const waits =
      mustHear || this.#hasWritten || this.#hasFailed || this.#underWay > 0 || this.#unawaited.length > 0
    this.#hasEnded = true
    const committed = this.#send(() => this.#client.query('commit'))
    quiet(committed)
    if (!waits) return
    for (const sent of this.#unawaited) await sent
    const { command } = await committed
    if (command === 'ROLLBACK')
      throw Object.assign(new Error('rolled back at its commit'), { code: ROLLED_BACK })
  }

  /** Throws where even that fails: the connection may still hold the role and must not go back to the pool. */
  async rollBack(): Promise<void> {
    this.#hasEnded = true
    await this.#send(() => this.#client.query('rollback'))
  }

  #send<Answer>(query: () => Promise<Answer>): Promise<Answer> {
    if (this.#before === null) return query()
    const answer = this.#before.then(query, query)
    this.#before = answer
    return answer
  }
}

/** What the query builder sends without a name gets one by its text: planning costs ten times what running does. */
const named = (statement: Statement): Statement =>
  statement.name === undefined ? { ...statement, name: nameOf(statement.text) } : statement

// Each name costs memory on each connection; lists of varying length make texts without end.
const MOST = 400
const LONGEST = 8_000
const names = new Map<string, string>()

/** The name of a text that the code spells out: there are only so many of them, so none of them can come too late. */
export const fixedName = (text: string): string => hash('sha256', text).slice(0, 20)

/** The name a text is planned under, the same on every connection; none for what is too long or comes too late to be kept. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST || text.length > LONGEST) return undefined
  const name = fixedName(text)
  names.set(text, name)
  return name
}
