import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { createCard } from './commands.ts'

let at: TestApp
let member: Person
let other: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'] })
  other = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

const make = (person: Person, title: string, id = randomUUID()) => at.call(person, createCard, { id, title })

describe('making a card', () => {
  it('puts it at the head of the backlog, leaves one audit row and one live event', async () => {
    const first = await make(member, 'First')
    const second = await make(member, '  Second  ')
    const list = await at.query<{ title: string }>(
      'select title from julboard_tasks where user_id = $1 order by rank',
      [member.id],
    )
    expect(list.map((card) => card.title)).toEqual(['Second', 'First'])
    expect(first.card).toMatchObject({ status: 'backlog', priority: 'medium', version: 1 })
    const id = second.card.id
    expect(
      await at.query('select action, actor_id, member_id from audit_events where subject_id = $1', [id]),
    ).toEqual([{ action: 'card.created', actor_id: member.id, member_id: member.id }])
    expect(await at.query('select kind, member_id from live_events where entity_id = $1', [id])).toEqual([
      { kind: 'card.created', member_id: member.id },
    ])
  })

  it('is the same card when it is sent again, with one audit row', async () => {
    const id = randomUUID()
    await make(member, 'Sent twice', id)
    await make(member, 'Sent twice', id)
    expect(await at.query('select count(*)::int as n from audit_events where subject_id = $1', [id])).toEqual(
      [{ n: 1 }],
    )
  })

  it("refuses an id that is another member's card, and shows nothing of it", async () => {
    const id = randomUUID()
    await make(other, 'Not yours', id)
    await expect(make(member, 'Mine', id)).rejects.toMatchObject({ reason: 'id_taken' })
  })

  it('needs a plan that gives it: a free member is refused by the server (T-025, 4.12.1)', async () => {
    const free = await at.person()
    await expect(make(free, 'No plan')).rejects.toMatchObject({ reason: 'plan_missing' })
  })

  it('rolls the card back when its audit row cannot be written', async () => {
    const id = randomUUID()
    await at.query('alter table audit_details rename to audit_details_away')
    await expect(make(member, 'Half', id)).rejects.toThrow()
    await at.query('alter table audit_details_away rename to audit_details')
    expect(await at.query('select id from julboard_tasks where id = $1', [id])).toEqual([])
    expect(await at.query('select id from live_events where entity_id = $1', [id])).toEqual([])
  })
})
