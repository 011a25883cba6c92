import type pg from 'pg'
import { digestOf, kindOf } from './recordEvent.ts'

/**
 * Records a refusal after the rollback, counted per actor, call and minute, so that a loop of refused calls
 * is one row and not a flood (4.12.13).
 */
export async function recordRefusal(
  pool: pg.Pool,
  refusal: {
    userId: string | null
    isStaff: boolean
    call: string
    reason: string
    requestId: string
    at: Date
  },
): Promise<void> {
  const minute = refusal.at.toISOString().slice(0, 16)
  const key = `${refusal.userId ?? 'visitor'} ${refusal.call} ${refusal.reason} ${minute}`
  const kind = kindOf(refusal.userId === null ? null : refusal, 'visitor')
  await pool.query('select app_audit_refusal($1, $2, $3, $4, $5, $6, $7)', [
    refusal.userId,
    kind,
    refusal.call,
    refusal.reason,
    refusal.requestId,
    digestOf(JSON.stringify({ reason: refusal.reason })),
    key,
  ])
}
