import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { rightsLimits } from '#domain/privacy/limits.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import { asJobs } from '#server/platform/db/asJobs.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { hasRoomFor } from '#server/platform/diskSpace.ts'
import { publish } from '#server/platform/live/publish.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import type { Store } from '#server/platform/storage/store.ts'
import { workFolder } from '#server/platform/storage/workFolder.ts'
import { exportEmail } from '#server/privacy/emails.ts'
import { openArchive } from './exportArchive.ts'
import { choose, exportFiles, listOwnFiles, pathOf } from './exportFiles.ts'
import { exportRows } from './exportRows.ts'

const DAY_MS = 86_400_000
/** Of all progress, what is made when the rows are in; files take the rest but the last. */
const [ROWS_DONE, FILES_DONE] = [30, 95]
const origin = { requestId: 'export', ipAddress: '', userAgent: '' }

type Bounds = { isLastTry: boolean; mostBytes?: number; mostFileBytes?: number }

/**
 * Makes the copy of a person's data, rows and files, on the disk of this machine, and then gives it to the store (K37). Run twice
 * it makes the same request ready once; tried again it stays the open one, and has failed with its last try.
 */
export async function exportData(
  app: App,
  jobsPool: pg.Pool,
  store: Store,
  data: Record<string, string>,
  bounds: Bounds,
): Promise<void> {
  const { requestId = '' } = data
  // Whose it is stands with the request alone: what the queue keeps of its work outlives accounts.
  const { rows } = await jobsPool.query<{ userId: string }>(
    `update data_requests set status = 'running' where id = $1 and status in ('queued', 'running')
     returning user_id as "userId"`,
    [requestId],
  )
  const [open] = rows
  if (!open) return
  const { userId } = open
  const path = join(await workFolder(app.config, 'exports'), `${requestId}.zip`)
  try {
    const leftOut = await write(app, jobsPool, store, { path, requestId, userId }, bounds)
    await keep({ ...app, pool: jobsPool }, store, { path, requestId, userId, leftOut })
  } catch (error) {
    if (bounds.isLastTry)
      await jobsPool.query(
        `update data_requests set status = 'failed' where id = $1 and status = 'running'`,
        [requestId],
      )
    throw error
  } finally {
    await rm(path, { force: true })
    app.wake.live()
  }
}

type Made = { path: string; requestId: string; userId: string }

/** Writes the zip file; says how many files did not fit. */
async function write(
  app: App,
  jobsPool: pg.Pool,
  store: Store,
  { path, requestId, userId }: Made,
  { mostBytes = rightsLimits.exportBytes, mostFileBytes = rightsLimits.exportFileBytes }: Bounds,
): Promise<number> {
  const tell = (progress: number) =>
    jobsPool.query('update data_requests set progress = $2 where id = $1', [requestId, Math.round(progress)])
  const archive = openArchive(path)
  try {
    const files = await inTransaction(app.pool, { kind: 'user', role: 'app_member', userId }, async (db) => {
      await exportRows(db, archive, { userId, mostBytes, tell: (part) => tell(part * ROWS_DONE) })
      return await listOwnFiles(db, userId)
    })
    const { taken, left } = choose(files, mostFileBytes)
    const size = taken.reduce((sum, { byteSize }) => sum + byteSize, 0)
    if (!(await hasRoomFor(app.config, size))) throw new Error('no room on the disk for an export')
    const step = FILES_DONE - ROWS_DONE
    await exportFiles(store, archive, taken, (part) => tell(ROWS_DONE + part * step))
    await archive.add('README.txt', words(left.map(pathOf)))
    await archive.end()
    return left.length
  } catch (error) {
    archive.abandon()
    throw error
  }
}

async function* words(left: readonly string[]): AsyncGenerator<string> {
  yield 'Your data, one file for each kind of it, as JSON (RFC 8259, UTF-8). Times are in UTC.\n'
  yield 'Files of your cards, and recordings you may save, stand in the folder files; each begins with the first eight characters of its id.\n'
  yield 'What each kind is for and how long it is kept stands in the privacy policy.\n'
  if (left.length === 0) return
  yield '\nAll files together are larger than one export may be. These are not in it; load them from their card or session:\n'
  for (const name of left) yield `${name.replace(/^files\//, '')}\n`
}

async function keep(
  app: App,
  store: Store,
  { path, requestId, userId, leftOut }: Made & { leftOut: number },
): Promise<void> {
  const until = new Date(app.clock.now().getTime() + rightsLimits.exportDays * DAY_MS)
  const key = app.clock.newId()
  const { size } = await stat(path)
  // Its row has the name before the store has the bytes: whatever stops this, they go with it.
  await app.pool.query('update data_requests set archive_key = $2 where id = $1', [requestId, key])
  await store.put(key, path)
  const isKept = await asJobs(app, async (db) => {
    const { rowCount } = await db.lease.query(
      {
        text: `update data_requests set status = 'ready', progress = 100, byte_size = $2, left_out = $3, due_at = $4
          where id = $1 and archive_key = $5`,
      },
      [requestId, size, leftOut, until, key],
    )
    if (!rowCount) return false
    // It takes the place of the one before, whose bytes go with its row.
    await db.lease.query(
      {
        text: `delete from data_requests where user_id = $1 and kind = 'export' and status = 'ready' and id <> $2`,
      },
      [userId, requestId],
    )
    const email = exportEmail({ until: until.toISOString() })
    await queueMail(db, app.clock.newId(), userId, email, `privacy.export:${requestId}`)
    const subject = { type: 'export', id: requestId, memberId: userId }
    await recordEvent(db, null, 'export.ready', subject, origin)
    await publish(db, 'privacy', { entity: 'export', id: requestId, kind: 'export.ready', memberId: userId })
    return true
  })
  // The account went while its export was made.
  if (!isKept) await store.remove(key)
}
