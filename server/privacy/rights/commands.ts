import { sql } from 'drizzle-orm'
import { rightsLimits } from '#domain/privacy/limits.ts'
import { canDeleteAccount, canExport } from '#domain/privacy/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { Db } from '#server/platform/db/database.ts'
import { Conflict } from '#server/platform/http/refusal.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { deletionEmail } from '../emails.ts'
import { dataRequests } from '../tables.ts'
import type { RequestRow } from './present.ts'
import { presentRequest } from './present.ts'
import { findRequest, findRequests } from './queries.ts'

const DAY_MS = 86_400_000

/** The request as it is now: the open one of its kind where there is one, so that two presses are one. */
async function open(
  db: Db,
  row: typeof dataRequests.$inferInsert,
): Promise<{ row: RequestRow; isNew: boolean }> {
  const [made] = await db.insert(dataRequests).values(row).onConflictDoNothing().returning()
  if (made) return { row: made, isNew: true }
  const there =
    (await findRequest(db, row.id)) ??
    (await findRequests(db)).find(
      ({ kind, status }) => kind === row.kind && ['queued', 'running', 'waiting'].includes(status),
    )
  if (!there) throw new Conflict('id_taken')
  return { row: there, isNew: false }
}

/** A copy of everything a person can see, made in the background (K37). */
export const requestExport = command(calls.privacy.requestExport, {
  load: async () => null,
  can: canExport,
  run: async ({ db, actor: { userId }, input: { id } }) => {
    const { row, isNew } = await open(db, { id, userId, kind: 'export', status: 'queued' })
    if (!isNew) return { row, event: null }
    await enqueue(db, 'privacy.export', { requestId: row.id }, row.id)
    return { row, event: { name: 'export.requested', entity: 'export', id: row.id, memberId: userId } }
  },
  answer: ({ row }) => ({ request: presentRequest(row) }),
})

/**
 * The account closes at once: every sign-in ends, and after its grace the retention job erases it. Signing in before then
 * cancels it, by a trigger of the database, whatever way somebody signs in (K37).
 */
export const requestDeletion = command(calls.privacy.requestDeletion, {
  load: async () => null,
  can: canDeleteAccount,
  run: async ({ db, actor: { userId }, input: { id }, now, app }) => {
    const dueAt = new Date(now.getTime() + rightsLimits.graceDays * DAY_MS)
    const { row, isNew } = await open(db, { id, userId, kind: 'deletion', status: 'waiting', dueAt })
    if (!isNew) return { row, event: null }
    const email = deletionEmail({ on: dueAt.toISOString() })
    await queueMail(db, app.clock.newId(), userId, email, `privacy.deletion:${row.id}`)
    await db.execute(sql`select app_end_own_sign_ins()`)
    return { row, event: { name: 'deletion.requested', entity: 'deletion', id: row.id, memberId: userId } }
  },
  answer: ({ row }) => ({ request: presentRequest(row) }),
})
