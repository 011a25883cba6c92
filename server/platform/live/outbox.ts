import type pg from 'pg'

const BATCH = 500
const MOST_XID = 2n ** 64n - 1n
const MOST_ID = 2n ** 63n - 1n

/** What a browser is told: where to look, never what is there. */
export type LiveEvent = {
  /** `epoch:xid:id`, where a reconnecting browser goes on. */
  cursor: string
  topic: string
  entity: string
  entityId: string
  version: number
  kind: string
  memberId: string | null
}

/** A place in the outbox: the transaction, and the row in it. */
export type Cursor = { xid: string; id: string }

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

/** Names this database's own history: one that was restored from a dump answers another epoch, and browsers start over. */
export async function epochOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>(
    `select to_hex(system_identifier) || '-' || (select oid::text from pg_database where datname = current_database()) as epoch
     from pg_control_system()`,
  )
  return rows[0]?.epoch ?? 'unknown'
}

/**
 * Whether the outbox still holds everything after the cursor: it does while it holds anything at or before
 * it, because the oldest go first. Where it does not, the browser starts over; so it does with a cursor of a time that has not come:
 * an older copy of the data was put back.
 */
export async function reaches(pool: pg.Pool, cursor: Cursor): Promise<boolean> {
  const { rows } = await pool.query<{ held: boolean }>(
    `select $1::xid8 <= pg_snapshot_xmax(pg_current_snapshot())
       and exists (select from live_events where (xid, id) <= ($1::xid8, $2::bigint)) as held`,
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

/** The place that `epoch:xid:id` names in the history of this database, or null. */
export function parseCursor(text: string | undefined, epoch: string): Cursor | null {
  const match = /^([\w-]+):(\d{1,20}):(\d{1,19})$/.exec(text ?? '')
  if (!match || match[1] !== epoch) return null
  const [, , xid = '0', id = '0'] = match
  // Larger than the columns hold is nobody's cursor, and a query with it would fail.
  return BigInt(xid) <= MOST_XID && BigInt(id) <= MOST_ID ? { xid, id } : null
}

/** Whether an event, by its own `epoch:xid:id`, comes after a place. */
export function isAfter(cursor: string, last: Cursor): boolean {
  const [, xid = '0', id = '0'] = cursor.split(':')
  return BigInt(xid) === BigInt(last.xid) ? BigInt(id) > BigInt(last.id) : BigInt(xid) > BigInt(last.xid)
}
