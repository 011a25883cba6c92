import type pg from 'pg'
import type { Cursor } from './cursor.ts'
import type { LiveEvent } from './streams.ts'

const BATCH = 500

type Row = {
  id: string
  xid: string
  topic: string
  entity: string
  entity_id: string
  version: number
  kind: string
  member_id: string | null
}

/**
 * Events after the cursor whose transactions are all over. Below the oldest running transaction nothing can
 * appear any more, so "after (xid, id)" never skips one that commits late (F21).
 */
export async function readAfter(pool: pg.Pool, epoch: string, cursor: Cursor): Promise<LiveEvent[]> {
  const { rows } = await pool.query<Row>({
    name: 'outbox_after',
    // Named by table: a bare `xid` in the order would mean the text in the select list, and 9 comes after 10.
    text: `select id::text, xid::text, topic, entity, entity_id, version, kind, member_id from live_events e
      where (e.xid, e.id) > ($1::xid8, $2::bigint) and e.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by e.xid, e.id limit ${BATCH}`,
    values: [cursor.xid, cursor.id],
  })
  return rows.map((row) => ({
    cursor: `${epoch}:${row.xid}:${row.id}`,
    topic: row.topic,
    entity: row.entity,
    entityId: row.entity_id,
    version: row.version,
    kind: row.kind,
    memberId: row.member_id,
  }))
}

/** Where the outbox stands now: a new reader begins here. */
export async function newestCursor(pool: pg.Pool): Promise<Cursor> {
  const { rows } = await pool.query<{ xid: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xid',
  )
  return { xid: rows[0]?.xid ?? '0', id: '0' }
}

/** Names this database's own history: a restored copy answers another epoch, and browsers start over. */
export async function epochOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>(
    `select to_hex(system_identifier) || '-' || (select oid::text from pg_database where datname = current_database()) as epoch
     from pg_control_system()`,
  )
  return rows[0]?.epoch ?? 'unknown'
}

/**
 * Whether the outbox still holds everything after the cursor: it does while it holds anything at or before
 * it, because the oldest go first. Where it does not, the browser starts over.
 */
export async function reaches(pool: pg.Pool, cursor: Cursor): Promise<boolean> {
  const { rows } = await pool.query<{ held: boolean }>(
    'select exists (select from live_events where (xid, id) <= ($1::xid8, $2::bigint)) as held',
    [cursor.xid, cursor.id],
  )
  return rows[0]?.held === true
}

/** Erases events of before, the oldest first, so that whoever follows can tell a gap. */
export async function eraseOld(pool: pg.Pool, before: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from live_events where (xid, id) in (select xid, id from live_events order by xid, id limit 5000)
      and created_at < $1`,
    [before],
  )
  return rowCount ?? 0
}
