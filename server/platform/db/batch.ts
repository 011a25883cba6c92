import type pg from 'pg'

/** One named statement with its values as text; the name stands for its text for the life of the process. */
export type Step = {
  readonly name: string
  readonly text: string
  readonly values: readonly (string | null)[]
}

/** Rows of one step, columns by position, every value as PostgreSQL writes it in text. */
export type StepRows = readonly (readonly (string | null)[])[]

type Connection = {
  parse(message: { name: string; text: string; types: number[] }): void
  bind(message: {
    portal: string
    statement: string
    binary: boolean
    values: readonly (string | null)[]
  }): void
  execute(message: { portal: string; rows: number }): void
  sync(): void
  stream: { cork?(): void; uncork?(): void }
}

// The names each connection has prepared.
const prepared = new WeakMap<Connection, Set<string>>()

/**
 * Sends all steps with a single Sync: one round trip and one implicit transaction, which any failing step
 * rolls back whole (documented protocol behaviour, held by batch.test.ts). Between the steps nothing is
 * decided; a step that must see an earlier one's setting comes after it in the list.
 */
export async function batch(pool: pg.Pool, steps: readonly Step[]): Promise<StepRows[]> {
  const client = await pool.connect()
  const query = new Batch(steps)
  const lost = (error: Error) => query.reject(error)
  client.on('error', lost)
  try {
    // safe because pg takes any object with these methods in place of a query, as pg-cursor does
    client.query(query as unknown as pg.Submittable)
    return await query.rows
  } finally {
    client.off('error', lost)
    client.release(query.mustClose)
  }
}

class Batch {
  readonly rows: Promise<StepRows[]>
  /** A connection that was lost, or may or may not have kept a new name, is not handed on. */
  mustClose = false
  readonly #steps: readonly Step[]
  readonly #results: (string | null)[][][]
  #resolve: (rows: StepRows[]) => void = () => {}
  #reject: (error: Error) => void = () => {}
  #at = 0
  #isFresh = false

  constructor(steps: readonly Step[]) {
    this.#steps = steps
    this.#results = steps.map(() => [])
    this.rows = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    const names = prepared.get(connection) ?? new Set<string>()
    prepared.set(connection, names)
    connection.stream.cork?.()
    for (const { name, text, values } of this.#steps) {
      if (!names.has(name)) {
        connection.parse({ name, text, types: [] })
        names.add(name)
        this.#isFresh = true
      }
      connection.bind({ portal: '', statement: name, binary: false, values })
      connection.execute({ portal: '', rows: 0 })
    }
    connection.sync()
    connection.stream.uncork?.()
  }

  reject(error: Error): void {
    this.mustClose = true
    this.#reject(error)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.#results[this.#at]?.push(message.fields)
  }

  handleCommandComplete(): void {
    this.#at += 1
  }

  handleEmptyQuery(): void {
    this.#at += 1
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#results)
  }

  handleError(error: Error & { severity?: string }): void {
    // FATAL is the last word of a connection, and may be heard before its end is.
    this.mustClose = this.#isFresh || error.severity !== 'ERROR'
    this.#reject(error)
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
}
