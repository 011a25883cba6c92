import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBusy } from '#server/platform/http/databaseFault.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { Db } from './database.ts'
import { openPool } from './pool.ts'
import type { Entrance } from './transaction.ts'
import { inTransaction, transact } from './transaction.ts'

const ROUNDS = process.env.DEEP === '1' ? 2_000 : 120
const AT_ONCE = 40

let at: TestApp
let one: Person
let two: Person
let staff: Person

beforeAll(async () => {
  at = await testApp()
  one = await at.person({ plans: ['mobile_pro'] })
  two = await at.person({ plans: ['mobile_pro'] })
  staff = await at.person({ roles: ['staff'] })
  for (const { id } of [one, two]) {
    await at.query(
      `insert into julboard_tasks (id, user_id, created_by, title, rank)
       select gen_random_uuid(), $1::uuid, $1::uuid, 'Card ' || n || ' of ' || $1::text, 'a' || n from generate_series(1, 5) n`,
      [id],
    )
  }
})
afterAll(() => at.close())

const signIn = (tokenHash: string): Entrance => ({ kind: 'signIn', tokenHash })
const titles = async ({ lease }: Db) =>
  (
    await lease.query<{ title: string }>({ text: 'select title from julboard_tasks order by title' })
  ).rows.map(({ title }) => title)
const own = ({ id }: Person) => Array.from({ length: 5 }, (_, n) => `Card ${n + 1} of ${id}`)
const insertAs = (db: Db, owner: Person, id: string = randomUUID()) =>
  db.lease.query(
    {
      text: `insert into julboard_tasks (id, user_id, created_by, title, rank) values ($1, $2, $2, 'forged', 'V')`,
    },
    [id, owner.id],
  )
const codeOf = (error: unknown) => (error as { code?: string }).code
/** Sends before anything is known of the sign-in, as every read does. */
const readAtOnce = <T>(pool: pg.Pool, entrance: Entrance, work: (db: Db) => Promise<T>) =>
  transact(pool, entrance, async (db) => ({ result: await work(db), mustHear: false }))

describe.each([1, 3])('the one road on a pool of %i', (size) => {
  it('shows everybody their own rows alone, however calls mix and fail on the same connections', async () => {
    const pool = openPool(at.loginUrl, size)
    const expired = await at.person({ plans: ['mobile_pro'] })
    await at.query(`update auth_sessions set expires_at = now() - interval '1 minute' where token = $1`, [
      expired.tokenHash,
    ])
    const disabled = await at.person({ plans: ['mobile_pro'], isDisabled: true })
    const kinds: ((round: number) => Promise<void>)[] = [
      ...[one, two].map((person) => async () => {
        expect(await readAtOnce(pool, signIn(person.tokenHash), titles)).toEqual(own(person))
      }),
      async () => expect(await readAtOnce(pool, signIn(staff.tokenHash), titles)).toEqual([]),
      // A visitor's role has no right to the table at all.
      ...[expired.tokenHash, disabled.tokenHash, 'unknown', `' or true --`].map((token) => async () => {
        const failure = await readAtOnce(pool, signIn(token), titles).catch(codeOf)
        expect(failure).toBe('42501')
      }),
      async () => expect(await readAtOnce(pool, { kind: 'visitor' }, titles).catch(codeOf)).toBe('42501'),
      // A failure in the middle, one that is swallowed, and one next to which others go on.
      async () => {
        const fails = readAtOnce(pool, signIn(one.tokenHash), async (db) => {
          await insertAs(db, one)
          return await insertAs(db, two)
        })
        expect(await fails.catch(codeOf)).toBe('42501')
      },
      async () => {
        const swallowed = readAtOnce(pool, signIn(two.tokenHash), async (db) => {
          await insertAs(db, one).catch(() => undefined)
          return 'done'
        })
        expect(isBusy(await swallowed.catch((error: unknown) => error))).toBe(true)
      },
      async () => {
        const half = readAtOnce(pool, signIn(one.tokenHash), (db) =>
          Promise.all([titles(db), insertAs(db, two), titles(db)]),
        )
        expect(await half.catch(codeOf)).toBe('42501')
      },
      // A handle that outlives its transaction, as a promise nobody waits for keeps it.
      async () => {
        let kept: Db | undefined
        await readAtOnce(pool, signIn(one.tokenHash), async (db) => {
          kept = db
          return await titles(db)
        })
        const late = kept ? titles(kept) : Promise.resolve()
        await expect(late).rejects.toThrow('this transaction has ended')
      },
    ]
    // As many at once as wait for a connection without giving up.
    for (let first = 0; first < ROUNDS; first += AT_ONCE) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) => kinds[((first + n) * 7) % kinds.length]?.(first + n)),
      )
    }
    const { rows } = await pool.query(
      `select current_user = session_user as login, coalesce(current_setting('app.user_id', true), '') as person`,
    )
    expect(rows).toEqual([{ login: true, person: '' }])
    expect(await at.query(`select count(*)::int as n from julboard_tasks where title = 'forged'`)).toEqual([
      { n: 0 },
    ])
    await pool.end()
  })

  it('puts begin and the entrance before whatever is sent, at once or late, and sends it in one flight', async () => {
    const pool = openPool(at.loginUrl, size)
    const who = async ({ lease }: Db) =>
      (
        await lease.query({
          text: `select current_user as role, app_user() as id, pg_current_xact_id()::text as xid`,
        })
      ).rows[0]
    const [first, second] = await readAtOnce(pool, signIn(one.tokenHash), async (db) => {
      const sent = who(db)
      await null
      return await Promise.all([sent, who(db)])
    })
    expect(first).toMatchObject({ role: 'app_member', id: one.id })
    expect(second).toEqual(first)
    await pool.end()
  })

  it('works on after its connection was killed in the middle, and nothing of that was stored', async () => {
    const pool = openPool(at.loginUrl, size)
    const id = randomUUID()
    const cut = readAtOnce(pool, signIn(one.tokenHash), async (db) => {
      await insertAs(db, one, id)
      return await db.lease.query({ text: 'select pg_sleep(5), $1::uuid' }, [id])
    })
    const refused = cut.catch((error: unknown) => error)
    await expect
      .poll(() =>
        at.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep(5), $1%' and state = 'active'`,
        ),
      )
      .toHaveLength(1)
    expect(isBusy(await refused)).toBe(true)
    expect(await readAtOnce(pool, signIn(two.tokenHash), titles)).toEqual(own(two))
    expect(await at.query('select id from julboard_tasks where id = $1', [id])).toEqual([])
    await pool.end()
  })
})

it('the entrance refuses before anything else is heard: its failure is the answer, not what failed behind it', async () => {
  const answer = transact(
    at.app.pool,
    { kind: 'user', role: 'app_member', userId: 'nobody' },
    async (db) => ({
      result: await db.lease.query({ text: 'select app_user()' }),
      mustHear: false,
    }),
  )
  expect(await answer.catch(codeOf)).toBe('22P02')
})

it('a read that left a statement behind hears whether it failed', async () => {
  const floating = (divisor: number) =>
    readAtOnce(at.app.pool, signIn(one.tokenHash), async (db) => {
      db.lease
        .query({ text: `select 1 / (${divisor} + 0 * random())::int from pg_sleep(0.1)` })
        .catch(() => undefined)
      return 'answered'
    })
  expect(await floating(1)).toBe('answered')
  expect(await floating(0).catch(codeOf)).toBe('40000')
})

it('a read that wrote waits for its commit; one that only read does not', async () => {
  const heard: string[] = []
  const watched = (connection: pg.PoolClient) => {
    const query = connection.query.bind(connection) as (...sent: unknown[]) => Promise<unknown>
    return Object.assign(Object.create(connection) as pg.PoolClient, {
      query: (...sent: unknown[]) => {
        const answer = query(...sent)
        if (sent[0] === 'commit') void answer.then(() => heard.push('commit'))
        return answer
      },
    })
  }
  const pool = { connect: async () => watched(await at.app.pool.connect()) } as unknown as pg.Pool // safe because transact takes nothing else of it
  await readAtOnce(pool, signIn(one.tokenHash), titles)
  expect(heard).toEqual([])
  await readAtOnce(pool, signIn(one.tokenHash), (db) => insertAs(db, one))
  expect(heard).toContain('commit')
})

it('a transaction in which a failure was swallowed is no success: nothing of it was stored', async () => {
  const member = await at.person()
  const done = inTransaction(at.app.pool, signIn(member.tokenHash), async ({ lease }) => {
    await lease.query({ text: `update profiles set company = 'Stored?' where id = $1` }, [member.id])
    await lease.query({ text: 'select 1 / 0' }).catch(() => undefined)
    return 'done'
  })
  expect(isBusy(await done.catch((error: unknown) => error))).toBe(true)
  expect(await at.query('select company from profiles where id = $1', [member.id])).toEqual([
    { company: null },
  ])
  // The connection is as good as before.
  const { rows } = await at.app.pool.query('select current_user = session_user as role')
  expect(rows).toEqual([{ role: true }])
})

it('a statement whose plan a migration made wrong fails once on a connection, and not for the rest of its life', async () => {
  const pool = openPool(at.loginUrl, 1)
  await at.query('create table grown (a int); grant select on grown to app_member')
  const read = () =>
    readAtOnce(
      pool,
      signIn(one.tokenHash),
      async ({ lease }) => await lease.query({ text: 'select * from grown' }),
    )
  await read()
  await at.query('alter table grown add b int')
  expect(await read().catch(codeOf)).toBe('0A000')
  expect((await read()).fields.map(({ name }) => name)).toEqual(['a', 'b'])
  await at.query('drop table grown')
  await pool.end()
})
