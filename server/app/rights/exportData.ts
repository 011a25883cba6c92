import { Buffer } from 'node:buffer'
import type pg from 'pg'
import { ZipFile } from 'yazl'
import { rightsLimits } from '#domain/privacy/limits.ts'
import type { App } from '#server/platform/app.ts'
import { recordEvent } from '#server/platform/audit/recordEvent.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { publish } from '#server/platform/live/publish.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { exportEmail } from '#server/privacy/emails.ts'
import { leftOut } from './leftOut.ts'

const DAY_MS = 86_400_000
// A transcript alone may have some megabytes.
const ROWS = 50
const origin = { requestId: 'export', ipAddress: '', userAgent: '' }
// The requests themselves hold the files of earlier exports.
const LEFT_OUT = ['data_requests']

/** Every table with rows of a person's own that this role may read at all, and the column that says whose they are. */
const listTables = sqlStatement<[], { table: string; column: string }>(
  `select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
     and (a.attname = 'user_id' or (c.relname = 'profiles' and a.attname = 'id'))
     and has_table_privilege(c.oid, 'select') order by 1`,
)

/**
 * Makes the copy of a person's data: each table with rows of theirs as one JSON file, read with their own eyes, so that the row
 * rules decide what is in it and a new table is in it by itself (K37), but for what the calls hide (`leftOut`). Run twice it makes
 * the same request ready once; tried again it stays the open one, and has failed with its last try.
 */
export async function exportData(
  app: App,
  jobsPool: pg.Pool,
  data: Record<string, string>,
  { isLastTry, mostBytes = rightsLimits.exportBytes }: { isLastTry: boolean; mostBytes?: number },
): Promise<void> {
  const { requestId = '', userId = '' } = data
  const { rowCount } = await jobsPool.query(
    `update data_requests set status = 'running' where id = $1 and status in ('queued', 'running')`,
    [requestId],
  )
  if (!rowCount) return
  try {
    const archive = await inTransaction(app.pool, { kind: 'user', role: 'app_member', userId }, (db) =>
      zipOf(db, userId, mostBytes, (progress) =>
        jobsPool.query('update data_requests set progress = $2 where id = $1', [requestId, progress]),
      ),
    )
    await keep({ ...app, pool: jobsPool }, requestId, userId, archive)
  } catch (error) {
    if (isLastTry)
      await jobsPool.query(
        `update data_requests set status = 'failed' where id = $1 and status = 'running'`,
        [requestId],
      )
    throw error
  } finally {
    app.wake.live()
  }
}

async function zipOf(
  db: Db,
  userId: string,
  mostBytes: number,
  tell: (progress: number) => Promise<unknown>,
): Promise<Buffer> {
  const zip = new ZipFile()
  const parts: Buffer[] = []
  // As they stand in memory, before they are packed.
  let size = 0
  const count = (bytes: number) => {
    size += bytes
    if (size > mostBytes) throw new Error('an export outgrew its bound')
  }
  const done = new Promise<void>((resolve, reject) => {
    zip.outputStream.on('data', (part: Buffer) => {
      parts.push(part)
    })
    zip.outputStream.on('end', resolve)
    zip.outputStream.on('error', reject)
  })
  const tables = (await listTables(db)).filter(({ table }) => !LEFT_OUT.includes(table))
  for (const [at, { table, column }] of tables.entries()) {
    const rows = await readRows(db, { table, column, userId }, count)
    if (rows.length > 0) zip.addBuffer(Buffer.from(`[\n${rows.join(',\n')}\n]\n`), `${table}.json`)
    await tell(Math.round(((at + 1) / tables.length) * 90))
  }
  zip.addBuffer(Buffer.from(README), 'README.txt')
  zip.end()
  await done
  return Buffer.concat(parts)
}

/** Rows as JSON texts, some at a time. The names come from the catalogue of the database, never from outside. */
async function readRows(
  db: Db,
  { table, column, userId }: { table: string; column: string; userId: string },
  count: (bytes: number) => void,
): Promise<string[]> {
  const { columns = [], rows: shown = 'true' } = leftOut[table] ?? {}
  const rows: string[] = []
  for (;;) {
    const { rows: part } = await db.lease.query<{ row: string }>(
      {
        text: `select (to_jsonb(t) - $3::text[])::text as row from "${table}" t where t."${column}" = $1 and ${shown}
          order by t.ctid limit ${ROWS} offset $2`,
      },
      [userId, rows.length, columns],
    )
    for (const { row } of part) {
      count(Buffer.byteLength(row))
      rows.push(row)
    }
    if (part.length < ROWS) return rows
  }
}

const README =
  'Your data, one file for each kind of it, as JSON (RFC 8259, UTF-8). Times are in UTC.\nWhat each kind is for and how long it is kept stands in the privacy policy.\n'

async function keep(app: App, requestId: string, userId: string, archive: Buffer): Promise<void> {
  const until = new Date(app.clock.now().getTime() + rightsLimits.exportDays * DAY_MS)
  await inTransaction(app.pool, { kind: 'user', role: 'app_jobs', userId: '' }, async (db) => {
    await db.lease.query(
      {
        text: `update data_requests set status = 'ready', progress = 100, archive = $2, byte_size = $3, due_at = $4 where id = $1`,
      },
      [requestId, archive, archive.length, until],
    )
    const email = exportEmail({ until: until.toISOString() })
    await queueMail(db, app.clock.newId(), userId, email, `privacy.export:${requestId}`)
    const subject = { type: 'export', id: requestId, memberId: userId }
    await recordEvent(db, null, 'export.ready', subject, origin)
    await publish(db, 'privacy', { entity: 'export', id: requestId, kind: 'export.ready', memberId: userId })
  })
}
