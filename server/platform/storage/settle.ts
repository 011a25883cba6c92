import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { App } from '#server/platform/app.ts'
import type { ScannerAddress } from '#server/platform/config.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { scanFile } from '#server/platform/outside/clamd/askClamd.ts'
import type { Arrivals } from './arrivals.ts'
import { readType } from './readType.ts'
import type { Store } from './store.ts'

export type FileRow = {
  readonly id: string
  readonly userId: string | null
  readonly kind: 'photo' | 'audio' | 'document' | 'recording'
  readonly name: string
  readonly byteSize: number
  readonly key: string
}
export type StoredFile = FileRow & { readonly type: string; readonly now: Date }

/** The bytes are there and are not what they should be; `reason` is a word the feature has a text for, `found` what the trail is told. */
export class Unfit extends Error {
  readonly reason: string
  readonly found: string | null
  constructor(reason: string, found: string | null = null) {
    super(reason)
    this.reason = reason
    this.found = found
  }
}

/** What a feature has to say of files of a kind: a further look at the bytes, and what changes with the row. */
export type Keeper<Found = unknown> = {
  /** Anybody may have sent it: nothing is kept of it before a scanner for malware has seen it, where there is one (ASVS 5.4.3). */
  readonly isScanned: boolean
  /** Looks at the bytes on this machine; throws `Unfit`. */
  look(path: string, file: FileRow & { type: string }): Promise<Found>
  /** Holds what others hold before this row, so that nobody waits in a ring. */
  hold?(db: Db, file: FileRow): Promise<void>
  stored(db: Db, file: StoredFile, found: Found, app: App): Promise<void>
  refused(db: Db, file: FileRow & { readonly now: Date }, reason: string, found: string | null): Promise<void>
}
export type Keepers = Readonly<Record<FileRow['kind'], Keeper>>

const MOST_AT_ONCE = 3
const SCANNED_BYTES = 65_536
// Whoever sends the last byte says so within a moment.
const QUIET_MS = 60_000
const ABANDONED = `interval '3 days'`
// Three days to arrive, and four for the machine that has the bytes to come back with them.
const GONE = `interval '7 days'`

// Those of other machines are left out here: fifty of them would stand before all others. In no order, so that those which cannot
// be stored yet, because a bucket or the scanner does not answer for them, hold up no other.
const waiting = sqlStatement<[here: readonly string[]], FileRow>(
  `select id, user_id as "userId", kind, name, byte_size::float8 as "byteSize", key from files
   where status = 'checking' and id::text = any($1::text[]) order by random() limit 50`,
)
const gone = sqlStatement<[], Pick<FileRow, 'id' | 'byteSize'>>(
  `select id, byte_size::float8 as "byteSize" from files
   where status = 'checking' and created_at < now() - ${GONE} order by created_at limit 500`,
)
const check = sqlStatement<[id: string], FileRow>(
  `update files set status = 'checking' where id = $1 and status = 'arriving'
   returning id, user_id as "userId", kind, name, byte_size::float8 as "byteSize", key`,
)
const keep = sqlStatement<[id: string, type: string, sha256: string, at: Date], { id: string }>(
  `update files set status = 'stored', type = $2, sha256 = $3, stored_at = $4 where id = $1 and status = 'checking' returning id`,
)
const refuse = sqlStatement<[id: string, reason: string], FileRow>(
  `update files set status = 'refused', refusal = $2 where id = $1 and status in ('arriving', 'checking')
   returning id, user_id as "userId", kind, name, byte_size::float8 as "byteSize", key`,
)
// The last byte came, and what was to say so did not: this machine stopped, or the database did not answer.
const unsaid = sqlStatement<[here: readonly string[]], Pick<FileRow, 'id' | 'byteSize'>>(
  `select id, byte_size::float8 as "byteSize" from files where status = 'arriving' and id::text = any($1::text[])`,
)
const abandoned = sqlStatement<[], { id: string }>(
  `select id from files where status = 'arriving' and created_at < now() - ${ABANDONED} limit 50`,
)
const living = sqlStatement<[ids: readonly string[]], { id: string }>(
  `select id from files where id = any($1::uuid[]) and status in ('arriving', 'checking')`,
)
const erased = sqlStatement<[], { key: string }>(
  'select key from file_erasures order by created_at limit 100',
)
const forget = sqlStatement<[key: string], object>('delete from file_erasures where key = $1')

/**
 * Takes files that have arrived on this machine into the store, one step at a time that may each be done again: a crash, a
 * full disk or a bucket that does not answer loses nothing, and the next round goes on.
 */
export class Settler {
  readonly #parts: { app: App; jobsPool: pg.Pool; arrivals: Arrivals; store: Store; keepers: Keepers }
  readonly #running = new Map<string, Promise<void>>()
  readonly #unnamed = new Set<string>()

  constructor(parts: { app: App; jobsPool: pg.Pool; arrivals: Arrivals; store: Store; keepers: Keepers }) {
    this.#parts = parts
  }

  /** All bytes of a file are here. */
  async arrived(id: string): Promise<void> {
    const [file] = await this.#asJobs((db) => check(db, id))
    if (file) void this.#begin(file)
  }

  /** Lets bytes come under an id that has no row before they are all here. */
  async awaiting<T>(id: string, work: () => Promise<T>): Promise<T> {
    this.#unnamed.add(id)
    try {
      return await work()
    } catch (error) {
      await this.#parts.arrivals.remove(id)
      throw error
    } finally {
      this.#unnamed.delete(id)
    }
  }

  /** Waits until this node has taken in a file, or refused it. */
  async settled(id: string): Promise<void> {
    await this.#running.get(id)
  }

  /** A file that need not arrive any further. */
  async refuse(id: string, reason: string, found: string | null = null): Promise<void> {
    const { app, arrivals, keepers } = this.#parts
    await this.#asJobs(async (db) => {
      const [file] = await refuse(db, id, reason)
      if (file) await keepers[file.kind].refused(db, { ...file, now: app.clock.now() }, reason, found)
    })
    await arrivals.remove(id)
    app.wake.live()
  }

  /** One round: what waits is taken on, what nobody finished is given up, and bytes whose row is gone go. */
  async look(): Promise<void> {
    const { arrivals, store } = this.#parts
    const here = await arrivals.list()
    const [files, whole, given, old, dropped] = await this.#asJobs((db) =>
      Promise.all([waiting(db, here), unsaid(db, here), abandoned(db), gone(db), erased(db)]),
    )
    for (const file of whole)
      if ((await this.#isWhole(file)) && (await arrivals.quietMs(file.id)) > QUIET_MS)
        // Taken on by one of the next rounds, a few at a time.
        await this.#asJobs((db) => check(db, file.id))
    for (const file of files) {
      if (this.#running.size >= MOST_AT_ONCE) break
      if (!this.#running.has(file.id) && (await this.#isWhole(file))) void this.#begin(file)
    }
    for (const { id } of given) await this.refuse(id, 'abandoned')
    for (const file of old)
      if (!this.#running.has(file.id) && !(await this.#isWhole(file))) await this.refuse(file.id, 'abandoned')
    for (const { key } of dropped) {
      await store.remove(key)
      await this.#asJobs((db) => forget(db, key))
    }
  }

  /** Bytes on this machine that no row waits for any more: consent was withdrawn, or a card went. */
  async sweep(): Promise<void> {
    const { arrivals } = this.#parts
    const here = (await arrivals.list()).filter((id) => !this.#running.has(id) && !this.#unnamed.has(id))
    if (here.length === 0) return
    const alive = new Set((await this.#asJobs((db) => living(db, here))).map(({ id }) => id))
    for (const id of here) if (!alive.has(id)) await arrivals.remove(id)
  }

  /** Waits for what is being taken in. */
  async end(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  #begin(file: FileRow): Promise<void> {
    const work = this.#settle(file)
      .catch((error: unknown) =>
        this.#parts.app.log.warn({ err: error, file: file.id }, 'file not stored yet'),
      )
      .finally(() => this.#running.delete(file.id))
    this.#running.set(file.id, work)
    return work
  }

  async #isWhole({ id, byteSize }: Pick<FileRow, 'id' | 'byteSize'>): Promise<boolean> {
    return (await this.#parts.arrivals.sizeOf(id)) === byteSize
  }

  async #settle(file: FileRow): Promise<void> {
    const { app, arrivals, store, keepers } = this.#parts
    const path = arrivals.path(file.id)
    // Another machine has it.
    if (!(await this.#isWhole(file))) return
    const keeper = keepers[file.kind]
    try {
      const read = await readType(path, file.name)
      if ('refusal' in read) throw new Unfit(read.refusal)
      const { type } = read
      // Where the scanner is away this fails, and the file waits for the next round: unseen it is given to nobody.
      if (keeper.isScanned && app.config.scanner) await scanForMalware(app.config.scanner, path)
      const found = await keeper.look(path, { ...file, type })
      const sha256 = await hashOf(path)
      await store.put(file.key, path)
      const isKept = await this.#asJobs(async (db) => {
        const now = app.clock.now()
        await keeper.hold?.(db, file)
        const [kept] = await keep(db, file.id, type, sha256, now)
        if (kept) await keeper.stored(db, { ...file, type, now }, found, app)
        return kept !== undefined
      })
      if (!isKept) await store.remove(file.key)
      await arrivals.remove(file.id)
      app.wake.live()
      app.wake.jobs()
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
      await this.refuse(file.id, error.reason, error.found)
    }
  }

  #asJobs<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return asJobs({ pool: this.#parts.jobsPool }, work)
  }
}

async function scanForMalware(scanner: ScannerAddress, path: string): Promise<void> {
  const verdict = await scanFile(scanner, () => createReadStream(path, { highWaterMark: SCANNED_BYTES }))
  if (verdict.kind === 'found') throw new Unfit('infected', verdict.signature)
  if (verdict.kind === 'too_large') throw new Unfit('not_scanned')
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash)
  return hash.digest('hex')
}
