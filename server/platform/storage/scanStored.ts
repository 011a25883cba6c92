import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Unreachable } from '#server/platform/outside/askOutside.ts'
import { askVersion, scanFile } from '#server/platform/outside/clamd/askClamd.ts'
import { Missing } from './missing.ts'
import type { FileRow, Keepers } from './settle.ts'
import type { Store } from './store.ts'

/** How far the files in the store were looked at; the time as the database writes it. */
const Place = z.object({ storedAt: z.string(), id: z.uuid() })
type Place = z.infer<typeof Place>
const BEGINNING: Place = { storedAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' }

/** What one round looks at before it lets go, so that a stop does not wait for the whole store. */
const ROUND_MS = 2_000

type Stored = FileRow & Place
const next = sqlStatement<[kinds: readonly string[], storedAt: string, id: string, until: Date], Stored>(
  `select id, user_id as "userId", kind, name, byte_size::float8 as "byteSize", key, stored_at::text as "storedAt" from files
   where status = 'stored' and kind = any($1::text[]) and (stored_at, id) > ($2::timestamptz, $3::uuid) and stored_at < $4
   order by stored_at, id limit 50`,
)
// Its bytes go as those of a row that is gone.
const refuse = sqlStatement<[id: string], { id: string }>(
  `update files set status = 'refused', refusal = 'infected' where id = $1 and status = 'stored' returning id`,
)

type Parts = { app: App; jobsPool: pg.Pool; store: Store; keepers: Keepers }

/**
 * Files that were stored before a scanner was there, or while none was configured: each is looked at once, the oldest first, and one
 * with malware in it goes as if it had just arrived (ASVS 5.4.3). Answers the work of one round. How far it came, this machine
 * remembers; another one, or a lost note, looks again, which harms nothing.
 */
export function scanStored({ app, jobsPool, store, keepers }: Parts): () => Promise<void> {
  const { scanner, dataDir } = app.config
  const note = join(dataDir, 'files', 'scanned')
  // What comes from now on is looked at as it arrives.
  const until = app.clock.now()
  // safe because an object's keys are those of its type
  const kinds = (Object.keys(keepers) as (keyof Keepers)[]).filter((kind) => keepers[kind].isScanned)
  let isDone = scanner === null
  let isAway = false

  async function look(file: Stored): Promise<void> {
    const verdict = await scan(file)
    if (verdict?.kind === 'too_large')
      app.log.warn({ file: file.id }, 'a stored file is larger than what the scanner takes, and stays')
    if (verdict?.kind !== 'found') return
    await asJobs({ pool: jobsPool }, async (db) => {
      const [row] = await refuse(db, file.id)
      if (row)
        await keepers[file.kind].refused(db, { ...file, now: app.clock.now() }, 'infected', verdict.signature)
    })
    app.wake.live()
  }

  async function scan(file: Stored) {
    try {
      const bytes = await store.read(file.key)
      return scanner && (await scanFile(scanner, () => bytes).finally(() => bytes.destroy()))
    } catch (error) {
      if (error instanceof Missing) return null
      // One that the scanner fails on holds up no other; where nobody answers at all, the rest waits.
      if (!scanner || !(error instanceof Unreachable)) throw error
      await askVersion(scanner)
      app.log.warn({ err: error, file: file.id }, 'the scanner says nothing of a stored file, which stays')
      return null
    }
  }

  async function lookOn(): Promise<void> {
    const endsAt = performance.now() + ROUND_MS
    while (!isDone && performance.now() < endsAt) {
      const { storedAt, id } = await placeIn(note)
      const files = await asJobs({ pool: jobsPool }, (db) => next(db, kinds, storedAt, id, until))
      isDone = files.length === 0
      for (const file of files) {
        if (performance.now() >= endsAt) break
        await look(file)
        isAway = false
        await keepPlace(note, { storedAt: file.storedAt, id: file.id })
      }
    }
  }

  return async () => {
    try {
      await lookOn()
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      if (!isAway) app.log.warn({ err: error }, 'stored files wait for the scanner')
      isAway = true
    }
  }
}

async function placeIn(note: string): Promise<Place> {
  const text = await readFile(note, 'utf8').catch(() => '')
  try {
    return Place.parse(JSON.parse(text))
  } catch {
    return BEGINNING
  }
}

/** Whole or not at all: a half note would be none. */
async function keepPlace(note: string, { storedAt, id }: Place): Promise<void> {
  await mkdir(dirname(note), { recursive: true, mode: 0o700 })
  await writeFile(`${note}.part`, JSON.stringify({ storedAt, id }), { mode: 0o600 })
  await rename(`${note}.part`, note)
}
