import type pg from 'pg'
import type { Logger } from 'pino'
import { openClient } from '#server/platform/db/pool.ts'
import { Paced } from '#server/platform/jobs/paced.ts'
import type { Cursor } from './outbox.ts'
import { epochOf, newestCursor, parseCursor, readAfter } from './outbox.ts'
import type { LiveStreams } from './streams.ts'

const LOOK_MS = 2_000
// While a commit of ours is still below another's open transaction, looking again soon is cheaper than waiting.
const SOON_MS = 25
const SOON_TRIES = 6
// Many commits in a row are read together: nobody sees the difference, and the database is not asked for each.
const REST_MS = 10
const CHANNEL = 'jul_look'

/** Follows the outbox for this node: at once after a commit here, on a nod from other nodes, and every 2 s anyway. */
export class LiveReader {
  readonly #jobsPool: pg.Pool
  readonly #streams: LiveStreams
  readonly #log: Logger
  readonly #url: string
  #cursor: Cursor = { xid: '0', id: '0' }
  #epoch = ''
  readonly #looks = new Paced(() => this.#look(), REST_MS)
  #soon = 0
  #timer: NodeJS.Timeout | undefined
  #nod: NodeJS.Timeout | undefined
  #listener: pg.Client | null = null
  #closed = false

  constructor(parts: { jobsPool: pg.Pool; url: string; streams: LiveStreams; log: Logger }) {
    this.#jobsPool = parts.jobsPool
    this.#url = parts.url
    this.#streams = parts.streams
    this.#log = parts.log
  }

  get epoch(): string {
    return this.#epoch
  }

  async start(): Promise<void> {
    this.#epoch = await epochOf(this.#jobsPool)
    this.#cursor = await newestCursor(this.#jobsPool)
    void this.#listen()
    this.#timer = setInterval(() => this.look(), LOOK_MS)
    this.#timer.unref()
  }

  /** After a commit of this node: look here at once where streams are served, and nod to the others once for many commits. */
  committed(): void {
    if (this.#epoch !== '') {
      this.#soon = SOON_TRIES
      this.look()
    }
    this.#nod ??= setTimeout(() => {
      this.#nod = undefined
      // Outside any business transaction: a NOTIFY inside one was measured to cut writes to a quarter.
      this.#jobsPool.query(`notify ${CHANNEL}`).catch(() => undefined)
    }, 20).unref()
  }

  look(): void {
    this.#looks.ask()
  }

  async stop(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    clearTimeout(this.#nod)
    await this.#looks.end()
    await this.#listener?.end().catch(() => undefined)
  }

  async #look(): Promise<void> {
    await this.#read()
    if (this.#soon === 0) return
    this.#soon -= 1
    setTimeout(() => this.look(), SOON_MS).unref()
  }

  async #read(): Promise<void> {
    try {
      for (;;) {
        const events = await readAfter(this.#jobsPool, this.#epoch, this.#cursor)
        for (const event of events) this.#streams.deliver(event)
        const last = events.at(-1)
        if (!last) return
        this.#soon = 0
        this.#cursor = parseCursor(last.cursor, this.#epoch) ?? this.#cursor
        if (events.length < 100) return
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'outbox not readable')
    }
  }

  async #listen(): Promise<void> {
    if (this.#closed) return
    const client = openClient({ connectionString: this.#url, application_name: 'jul listen' })
    this.#listener = client
    const retry = () => {
      if (this.#listener !== client) return
      this.#listener = null
      // It may be up and deaf: where LISTEN was refused there is no other sign.
      client.end().catch(() => undefined)
      setTimeout(() => void this.#listen(), 1_000).unref()
    }
    client.on('error', retry)
    client.on('end', retry)
    client.on('notification', () => this.look())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.look()
    } catch {
      retry()
    }
  }
}
