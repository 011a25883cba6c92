import { createHash } from 'node:crypto'
import type pg from 'pg'
import { sealLine } from '#domain/audit/rules/chain.ts'

// One node seals at a time; the others find the lock taken and leave.
const SEAL_LOCK = 7_351_002
const BATCH = 500

type Row = { id: string; at: Date; actor_id: string | null; action: string; outcome: string; subject_type: string; subject_id: string; details_digest: string; count: number }

/**
 * Seals finished events into the chain, in commit-safe order (xid, id) below the oldest running transaction.
 * A row that counts refusals is sealed once its minute is over, because a seal closes it (4.12.13).
 */
export async function sealEvents(pool: pg.Pool): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows: locks } = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock($1) as got', [SEAL_LOCK])
    if (!locks[0]?.got) {
      await client.query('rollback')
      return 0
    }
    const { rows: heads } = await client.query<{ number: string; seal: string }>(
      'select seal_number::text as number, seal from audit_events where seal_number is not null order by seal_number desc limit 1',
    )
    const { rows } = await client.query<Row>(
      `select id::text, at, actor_id, action, outcome, subject_type, subject_id, details_digest, count from audit_events
       where seal is null and xid < pg_snapshot_xmin(pg_current_snapshot())
         and (refusal_key is null or at < date_trunc('minute', now()))
       order by xid, id limit ${BATCH}`,
    )
    let number = BigInt(heads[0]?.number ?? '0')
    let previous = heads[0]?.seal ?? ''
    for (const row of rows) {
      number += 1n
      previous = createHash('sha256').update(sealLine({ ...toSealed(row), previous })).digest('hex')
      await client.query('update audit_events set seal_number = $1, seal = $2 where id = $3', [number.toString(), previous, row.id])
    }
    await client.query('commit')
    return rows.length
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** The parts of an event that its seal covers. */
export function toSealed(row: Row) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_id ?? '',
    action: `${row.action}:${row.outcome}:${row.count}`,
    subject: `${row.subject_type}:${row.subject_id}`,
    detailsDigest: row.details_digest,
  }
}
