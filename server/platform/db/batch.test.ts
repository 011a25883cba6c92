import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCard } from '#server/board/createCard.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { Step } from './batch.ts'
import { batch } from './batch.ts'
import { openPool } from './pool.ts'
import { enterStep } from './transaction.ts'

const ROUNDS = process.env.DEEP === '1' ? 400 : 60

let at: TestApp
let one: Person
let two: Person
let url: string

beforeAll(async () => {
  at = await testApp()
  one = await at.person({ plans: ['mobile_pro'] })
  two = await at.person({ plans: ['mobile_pro'] })
  url = at.app.pool.options.connectionString ?? ''
  for (const person of [one, two]) {
    for (let n = 0; n < 5; n++)
      await at.as(person, (ctx) => createCard(ctx, { id: randomUUID(), title: `${person.id} ${n}` }))
  }
})
afterAll(() => at.close())

const titles: Step = { name: 'titles', text: 'select title from julboard_tasks order by title', values: [] }
const session: Step = {
  name: 'session',
  text: `select current_user, coalesce(current_setting('app.user_id', true), '')`,
  values: [],
}
const enter = (person: Person | null, token = person?.tokenHash ?? '') => enterStep(token)
const own = (person: Person) => Array.from({ length: 5 }, (_, n) => [`${person.id} ${n}`])
const insertFor = (owner: Person): Step => ({
  name: 'insert_card',
  text: `insert into julboard_tasks (id, user_id, created_by, title, rank) values ($1::uuid, $2::uuid, $2::uuid, 'forged', 'V')`,
  values: [randomUUID(), owner.id],
})

describe.each([1, 3])('the one-round-trip batch on a pool of %i', (size) => {
  it('shows everybody their own rows alone, however calls mix on the same connections', async () => {
    const pool = openPool(url, size)
    await Promise.all(
      Array.from({ length: ROUNDS }, async (_, round) => {
        const who = [one, two, null, 'forged', `' or true --`][round % 5]
        const person = who === one || who === two ? who : null
        const [, rows] = await batch(pool, [
          enter(person, typeof who === 'string' ? who : undefined),
          titles,
        ]).catch((error: { code: string }) => {
          // A visitor's role has no right to the table at all.
          expect(error.code).toBe('42501')
          return [[], []]
        })
        expect(rows).toEqual(person ? own(person) : [])
      }),
    )
    await pool.end()
  })

  it.each<[string, (owner: Person) => Step, string]>([
    ['a bad id', () => ({ name: 'bad_uuid', text: 'select $1::uuid', values: ['x'] }), '22P02'],
    ['a statement that does not parse', () => ({ name: 'no_parse', text: 'selec 1', values: [] }), '42601'],
    ['a row in another member’s name', insertFor, '42501'],
    [
      'a row moved to another member',
      (owner) => ({
        name: 'move_row',
        text: 'update julboard_tasks set user_id = $1::uuid',
        values: [owner.id],
      }),
      '42501',
    ],
    [
      'a look at the sign-ins',
      () => ({ name: 'peek', text: 'select * from auth_sessions', values: [] }),
      '42501',
    ],
    [
      'a look at the audit trail',
      () => ({ name: 'peek_audit', text: 'select * from audit_events', values: [] }),
      '42501',
    ],
  ])('after %s nothing is left behind: no row, no role, no user', async (_name, step, code) => {
    const pool = openPool(url, size)
    const good: Step = { ...insertFor(one), name: 'insert_own' }
    await expect(batch(pool, [enter(one), good, step(two)])).rejects.toMatchObject({ code })
    expect(await batch(pool, [session])).toEqual([[['app_login', '']]])
    expect((await batch(pool, [enter(two), titles]))[1]).toEqual(own(two))
    expect(await at.query('select id from julboard_tasks where id = $1', [good.values[0]])).toEqual([])
    await pool.end()
  })

  it('works on after its connection was killed in the middle', async () => {
    const pool = openPool(url, size)
    const sleep: Step = { name: 'sleep', text: `select pg_sleep(5)`, values: [] }
    const good: Step = { ...insertFor(one), name: 'insert_own' }
    const cut = batch(pool, [enter(one), good, sleep])
    const refused = expect(cut).rejects.toThrow()
    await new Promise((settle) => setTimeout(settle, 150))
    await at.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(5)%' and pid <> pg_backend_pid()`,
    )
    await refused
    expect(pool.idleCount).toBe(0)
    expect((await batch(pool, [enter(two), titles]))[1]).toEqual(own(two))
    expect(await at.query('select id from julboard_tasks where id = $1', [good.values[0]])).toEqual([])
    await pool.end()
  })
})

it('the settings end with their transaction: the login alone may read nothing', async () => {
  const pool = openPool(url, 1)
  await batch(pool, [enter(one), titles])
  await expect(batch(pool, [titles])).rejects.toMatchObject({ code: '42501' })
  await pool.end()
})
