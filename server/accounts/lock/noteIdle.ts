import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { recordAuthEvent } from '../auth/recordAuthEvent.ts'

const MOST = 500

/** Writes into the trail which sign-ins have run out for want of activity, each once (spec 2 §7); says how many. */
export const noteIdle = (jobsPool: pg.Pool, now: Date, newId: () => string): Promise<number> =>
  inTransaction(jobsPool, { kind: 'user', role: 'app_jobs', userId: '' }, async (db) => {
    const { rows } = await db.execute<{ id: string; user_id: string }>(
      sql`select id, user_id from app_note_idle(${now.toISOString()}, ${MOST})`,
    )
    for (const { id: signInId, user_id: userId } of rows)
      await recordAuthEvent(
        db,
        { action: 'sign_in.expired', by: 'visitor', userId, signInId, details: { why: 'idle' } },
        { requestId: newId(), ipAddress: '', userAgent: '' },
      )
    return rows.length
  })
