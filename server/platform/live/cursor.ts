const MOST_XID = 2n ** 64n - 1n
const MOST_ID = 2n ** 63n - 1n

/** A place in the outbox: the transaction, and the row in it. */
export type Cursor = { xid: string; id: string }

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
