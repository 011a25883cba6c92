import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { addNote } from '../notes/commands.ts'
import { createCard } from './commands.ts'
import { getMomentum, readMomentum } from './getMomentum.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const momentum = (who: Person, now: Date) => at.as(who, ({ db }) => readMomentum(db, now))
async function say(member: Person, by: Person, body: string) {
  const [row] = await at.query<{ id: string }>(
    'insert into board_checkins (id, user_id, created_by, body) values (gen_random_uuid(), $1, $2, $3) returning id',
    [member.id, by.id, body],
  )
  return row?.id ?? ''
}

it('a home counts the cards done in each of twelve weeks and the words of this month, of its own rows alone (T-206)', async () => {
  const [member, advisor, other] = await Promise.all([
    at.person({ plans: ['mobile_premium'] }),
    at.person({ roles: ['staff'] }),
    at.person({ plans: ['mobile_premium'] }),
  ])
  await at.assign(advisor, member)
  const now = new Date('2026-11-20T12:00:00Z')
  const nothing = { done: Array.from({ length: 12 }, () => 0), written: 0, people: [] }
  expect(await momentum(member, now)).toEqual(nothing)

  const done = async (daysAgo: number) => {
    const id = randomUUID()
    await at.call(member, createCard, { id, title: 'Done' })
    await at.query(
      `update julboard_tasks set status = 'completed', completed_at = $2, updated_at = $2 where id = $1`,
      [id, new Date(now.getTime() - daysAgo * 86_400_000)],
    )
    return id
  }
  const cardId = await done(0)
  for (const daysAgo of [1, 7, 83, 85, -1]) await done(daysAgo)

  await at.call(member, addNote, { id: randomUUID(), cardId, body: 'A note' })
  const said = (body: string, by: Person) => say(member, by, body)
  await said('A word', advisor)
  const before = await said('Of last month', member)
  const gone = await said('Taken back', member)
  await at.query('update card_notes set created_at = $2 where user_id = $1', [member.id, now])
  await at.query('update board_checkins set created_at = $2 where user_id = $1', [member.id, now])
  await at.query(`update board_checkins set created_at = '2026-10-31T22:00:00Z' where id = $1`, [before])
  await at.query('update board_checkins set deleted_at = now() where id = $1', [gone])

  const told = await momentum(member, now)
  expect(told.done).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2])
  expect(told.written).toBe(2)
  expect(told.people.map(({ id }) => id).toSorted()).toEqual([member.id, advisor.id].toSorted())
  expect(await momentum(other, now)).toEqual(nothing)
  expect(await at.call(other, getMomentum, undefined)).toEqual(nothing)
})

it('a month begins where the member lives', async () => {
  const member = await at.person({ plans: ['mobile_premium'] })
  await at.query(`update profiles set time_zone = 'Pacific/Auckland' where id = $1`, [member.id])
  const id = await say(member, member, 'A word')
  await at.query(`update board_checkins set created_at = '2026-10-31T12:00:00Z' where id = $1`, [id])
  const now = new Date('2026-11-20T12:00:00Z')
  expect((await momentum(member, now)).written).toBe(1)
  await at.query(`update profiles set time_zone = 'Europe/Berlin' where id = $1`, [member.id])
  expect((await momentum(member, now)).written).toBe(0)
})
