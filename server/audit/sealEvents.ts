import { hash } from 'node:crypto'
import type pg from 'pg'
import { firstPrevious, sealLine } from '#domain/audit/rules/chain.ts'
import type { AuditLine } from '#domain/audit/types.ts'
import type { SealedRow } from './rules/sealedRow.ts'
import { sealedColumns } from './rules/sealedRow.ts'

// One node seals at a time; the others find the lock taken and leave.
const SEAL_LOCK = 7_351_002
const BATCH = 500

/**
 * Seals finished events into the chain, in commit-safe order (xid, id) below the oldest running transaction.
 * A row that counts refusals is sealed once its minute is over, because a seal closes it (4.12.13); one that is being counted up
 * at this moment waits for the next round, or its seal would be of the number before.
 */
export async function sealEvents(pool: pg.Pool): Promise<number> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const { rows: locks } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_xact_lock($1) as got',
      [SEAL_LOCK],
    )
    const sealed = locks[0]?.got ? await sealBatch(client) : 0
    await client.query('commit')
    return sealed
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Seals until nothing finished is left: a flood of refusals is sealed within its minute too (4.12.13). */
export async function sealAll(pool: pg.Pool): Promise<void> {
  while ((await sealEvents(pool)) === BATCH);
}

async function sealBatch(client: pg.PoolClient): Promise<number> {
  const { rows: heads } = await client.query<{ number: string; seal: string }>(
    'select seal_number::text as number, seal from audit_events where seal_number is not null order by seal_number desc limit 1',
  )
  const { rows } = await client.query<SealedRow>(
    `select ${sealedColumns} from audit_events
     where seal is null and xid < pg_snapshot_xmin(pg_current_snapshot())
       and (refusal_key is null or at < date_trunc('minute', now()))
     order by audit_events.xid, audit_events.id limit ${BATCH}
     for no key update of audit_events skip locked`,
  )
  let number = BigInt(heads[0]?.number ?? '0')
  let previous = heads[0]?.seal ?? firstPrevious
  const seals = rows.map((row) => {
    number += 1n
    previous = sha256(sealLine({ ...toLine(row), previous }))
    return { id: row.id, number: number.toString(), seal: previous }
  })
  if (seals.length > 0) {
    await client.query(
      `update audit_events e set seal_number = s.number, seal = s.seal
       from unnest($1::bigint[], $2::bigint[], $3::text[]) s(id, number, seal) where e.id = s.id`,
      [seals.map((each) => each.id), seals.map((each) => each.number), seals.map((each) => each.seal)],
    )
  }
  return rows.length
}

export const sha256 = (text: string): string => hash('sha256', text)

/** An event as the chain sees it: every column whose change must show is folded into one of its fields. */
export function toLine(row: SealedRow): AuditLine {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: JSON.stringify([row.actor_kind, row.actor_id]),
    action: JSON.stringify([row.action, row.outcome, row.count]),
    subject: JSON.stringify([row.subject_type, row.subject_id, row.member_id]),
    detailsDigest: row.details_digest,
  }
}
