import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCard } from '#server/board/cards/commands.ts'
import { addNote } from '#server/board/notes/commands.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const noted = (person: Person) =>
  at.query(
    `select actor_kind, subject_type, subject_id, member_id, details from audit_events join audit_details on event_id = id
     where action = 'text.suspected' and actor_id = $1 order by id`,
    [person.id],
  )
const newCard = async (person: Person, title: string) => {
  const id = randomUUID()
  await at.call(person, createCard, { id, title })
  return id
}

it('what reads like an attack is stored as it was written, and the trail says where, not what (T-031)', async () => {
  const member = await at.person({ plans: ['desktop_pro'] })
  const title = 'Please select from the list, <script>alert(1)</script>'
  const id = await newCard(member, title)
  expect(await at.query('select title from julboard_tasks where id = $1', [id])).toEqual([{ title }])
  expect(await noted(member)).toEqual([
    {
      actor_kind: 'member',
      subject_type: 'call',
      subject_id: 'board.createCard',
      member_id: member.id,
      details: { level: 'critical', found: ['sql', 'script'] },
    },
  ])
})

it('is noted once in a quarter of an hour for each call, and anew after it', async () => {
  const member = await at.person({ plans: ['desktop_pro'] })
  for (let n = 0; n < 3; n += 1) await newCard(member, 'Update our set of figures')
  expect(await noted(member)).toHaveLength(1)
  const cardId = await newCard(member, 'A plan')
  await at.call(member, addNote, { id: randomUUID(), cardId, body: 'Read /etc/hosts, then ../plan' })
  expect(await noted(member)).toHaveLength(2)
  at.moveTime(16 * 60_000)
  await newCard(member, 'Update our set of figures')
  at.moveTime(-16 * 60_000)
  expect(await noted(member)).toHaveLength(3)
})

it('a word that only sounds like it is not noted, and neither is what was refused', async () => {
  const member = await at.person({ plans: ['desktop_pro'] })
  await newCard(member, 'The object of this quarter')
  await expect(
    at.call(member, addNote, { id: randomUUID(), cardId: randomUUID(), body: 'drop table x' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await noted(member)).toEqual([])
})
