import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isBusy } from '#server/platform/http/databaseFault.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { openClient, openPool } from './pool.ts'

let at: TestApp
let pool: pg.Pool
beforeAll(async () => {
  at = await testApp()
  // A commit that takes its time: its trigger runs only then.
  await at.query(`
    create schema slow;
    grant usage on schema slow to public;
    create table slow.rows (id int);
    grant insert, select on slow.rows to public;
    create function slow.wait() returns trigger language plpgsql as $$ begin perform pg_sleep(10); return null; end $$;
    create constraint trigger wait after insert on slow.rows deferrable initially deferred
      for each row execute function slow.wait()`)
})
afterAll(() => at.close())
beforeEach(() => {
  pool = openPool(at.loginUrl, 1)
})
afterEach(async () => {
  if (!pool.ending) await pool.end()
})

/** Not events.once: it takes the error that comes first for the end. */
const endOf = (client: pg.ClientBase): Promise<void> =>
  new Promise((end) => void client.once('end', () => end()))

type Backend = { processID?: number }
const pidOf = (client: pg.ClientBase): number => (client as Backend).processID ?? 0 // safe because pg keeps it since connecting

async function terminate(client: pg.ClientBase): Promise<void> {
  await at.query('select pg_terminate_backend($1)', [pidOf(client)])
}

/** Until the server is at work on what the client sent. */
async function untilActive(client: pg.ClientBase): Promise<void> {
  await expect
    .poll(
      () =>
        at.query(`select from pg_stat_activity where pid = $1 and wait_event = 'PgSleep'`, [pidOf(client)]),
      {
        interval: 5,
        timeout: 5_000,
      },
    )
    .toHaveLength(1)
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('a connection that is lost', () => {
  it.each<[string, (client: pg.PoolClient) => Promise<unknown>]>([
    [
      'before its transaction begins',
      async (client) => {
        await terminate(client)
        return await failureOf(client.query('begin'))
      },
    ],
    [
      'in the middle of a statement',
      async (client) => {
        await client.query('begin')
        const failure = failureOf(client.query('select pg_sleep(10)'))
        await untilActive(client)
        await terminate(client)
        return await failure
      },
    ],
    [
      'in the middle of a statement with others behind it',
      async (client) => {
        const failures = ['select pg_sleep(10)', 'select 1', 'commit'].map((text) =>
          failureOf(client.query(text)),
        )
        await untilActive(client)
        await terminate(client)
        for (const failure of await Promise.all(failures)) expect(isBusy(failure)).toBe(true)
        return await failures[2]
      },
    ],
    [
      'between two statements',
      async (client) => {
        await client.query('begin')
        const ended = endOf(client)
        await terminate(client)
        await ended
        return await failureOf(client.query('select 1'))
      },
    ],
    [
      'by a transaction that stood still too long',
      async (client) => {
        await client.query(`set idle_in_transaction_session_timeout = '20ms'`)
        await client.query('begin')
        await endOf(client)
        return await failureOf(client.query('select 1'))
      },
    ],
    [
      'in its commit',
      async (client) => {
        await client.query('begin')
        await client.query('insert into slow.rows values (1)')
        const failure = failureOf(client.query('commit'))
        await untilActive(client)
        await terminate(client)
        return await failure
      },
    ],
  ])('%s is busy, ends nothing else, and is not lent again', async (_when, lose) => {
    const client = await pool.connect()
    const lost = pidOf(client)
    const failure = await lose(client).finally(() => client.release(true))
    expect(failure).toBeInstanceOf(Error)
    expect(isBusy(failure), String(failure)).toBe(true)
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    expect(rows[0]?.pid).not.toBe(lost)
    expect(await at.query('select from slow.rows')).toEqual([])
  })

  it('while nobody uses it is replaced', async () => {
    const client = await pool.connect()
    const ended = endOf(client)
    client.release()
    await terminate(client)
    await ended
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
  })

  it('of its own is told of by its next query', async () => {
    const client = openClient({ connectionString: at.loginUrl })
    await client.connect()
    const ended = endOf(client)
    await terminate(client)
    await ended
    expect(isBusy(await failureOf(client.query('select 1')))).toBe(true)
    await client.end()
  })
})

describe('a connection that cannot be had', () => {
  it('because all are lent is busy', async () => {
    const client = await pool.connect()
    expect(isBusy(await failureOf(pool.query('select 1')))).toBe(true)
    client.release()
  })

  it('because the pool is closing is busy', async () => {
    await pool.end()
    expect(isBusy(await failureOf(pool.query('select 1')))).toBe(true)
  })

  it.each([
    ['the host', 'postgresql://one@127.0.0.1:9/jul'],
    ['the socket', 'postgresql://one@localhost/jul?host=%2Fnowhere'],
  ])('because %s is not there is busy', async (_what, url) => {
    const gone = openPool(url, 1)
    expect(isBusy(await failureOf(gone.query('select 1')))).toBe(true)
    await gone.end()
  })
})

it.each([
  ...['57P01', '57P02', '57P03', '57014', '08006', '53300', '25P03', '40001', '55P03'],
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EAI_AGAIN'],
])('%s is busy, however it is wrapped', (code) => {
  const error = Object.assign(new Error('lost'), { code })
  expect(isBusy(error)).toBe(true)
  expect(isBusy(new Error('Failed query', { cause: error }))).toBe(true)
})

it.each(['23505', '42501', '42601', 'ENOENT', 'XX000', undefined])('%s is a fault of ours', (code) => {
  expect(isBusy(Object.assign(new Error('no'), { code }))).toBe(false)
})
