import type pg from 'pg'

/**
 * Counts round trips to the database: each time statements leave after an answer has come. A `commit` that leaves alone is
 * none: what only read does not wait for it.
 */
export function countTrips(pool: pg.Pool): () => number {
  let trips = 0
  let hasAnswer = true
  const known = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown> // safe because the road awaits every statement
    const counted = (...all: unknown[]) => {
      if (hasAnswer && all[0] !== 'commit') {
        trips += 1
        hasAnswer = false
      }
      const sent = query(...all)
      const answered = () => {
        hasAnswer = true
      }
      sent.then(answered, answered)
      return sent
    }
    client.query = counted as typeof client.query // safe because it hands everything on
  })
  return () => trips
}
