import { setTimeout as pause } from 'node:timers/promises'
import { openClient } from '#server/platform/db/pool.ts'

type Writers = {
  /** Every write the database said it kept. */
  acked: number[]
  stop(): Promise<void>
}

/** Makes the table the writers write to. */
export async function prepareWrites(url: string): Promise<void> {
  await ask(
    url,
    'create table if not exists kept (id int primary key); create table if not exists kept_half (id int primary key)',
  )
}

/**
 * Eight people who write all the time, two rows in one transaction, and try again by themselves when the
 * connection breaks. `url` is asked before each connection, since a new server may have a new address.
 */
export function startWriters(url: () => string): Writers {
  const acked: number[] = []
  let next = 0
  let isStopping = false
  const write = async () => {
    while (!isStopping) {
      const client = openClient({ connectionString: url(), connectionTimeoutMillis: 2000 })
      try {
        await client.connect()
        while (!isStopping) {
          const id = next++
          await client.query(
            `begin; insert into kept values (${id}); insert into kept_half values (${id}); commit`,
          )
          acked.push(id)
        }
      } catch {
        await pause(10)
      } finally {
        client.end().catch(() => undefined)
      }
    }
  }
  const all = Array.from({ length: 8 }, write)
  return {
    acked,
    stop: async () => {
      isStopping = true
      await Promise.all(all)
    },
  }
}

/** How many acknowledged writes are gone, half there, or behind a damaged index. */
export async function inspect(
  url: string,
  acked: number[],
): Promise<{ lost: number; half: number; indexes: number }> {
  const [row] = await ask(
    url,
    `select
       (select count(*) from unnest($1::int[]) id where id not in (select id from kept))::int as lost,
       (select count(*) from kept full join kept_half using (id) where kept.id is null or kept_half.id is null)::int as half`,
    [acked],
  )
  await ask(url, 'create extension if not exists amcheck')
  const checked = await ask(
    url,
    `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
     where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`,
  )
  return { lost: Number(row?.lost), half: Number(row?.half), indexes: checked.length }
}

export async function ask(
  url: string,
  statement: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    const { rows } = await client.query(statement, values)
    return rows
  } finally {
    await client.end().catch(() => undefined)
  }
}
