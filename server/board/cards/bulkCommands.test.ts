import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { evenRanks } from '#domain/board/rules/rank.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard } from './commands.ts'
import { archiveCards, moveCards, restoreCards } from './moveCards.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const fresh = () => at.person({ plans: ['mobile_premium'] })
const make = async (
  who: Person,
  title: string,
  status: 'backlog' | 'in_progress' | 'completed' = 'backlog',
  kind: 'task' | 'decision' = 'task',
) => (await at.call(who, createCard, { id: randomUUID(), title, status, kind })).card.id
const column = async (who: Person, status: string) =>
  (
    await at.query<{ title: string }>(
      'select title from julboard_tasks where user_id = $1 and status = $2 and archived_at is null order by rank, id',
      [who.id, status],
    )
  ).map((row) => row.title)
const trail = (who: Person) =>
  at.query<{ action: string; details: { cards: unknown[] } }>(
    `select e.action, d.details from audit_events e join audit_details d on d.event_id = e.id
     where e.actor_id = $1 and e.action like 'cards.%' order by e.id`,
    [who.id],
  )

describe('moving cards together', () => {
  it('puts them at the head in the order they stand, leaves those already there, with one audit row and one event', async () => {
    const member = await fresh()
    const there = await make(member, 'there', 'completed')
    const c = await make(member, 'c', 'in_progress', 'decision')
    const b = await make(member, 'b')
    const a = await make(member, 'a')
    await make(member, 'stays')
    await at.call(member, moveCards, { ids: [c, there, b, a], status: 'completed' })
    expect(await column(member, 'completed')).toEqual(['a', 'b', 'c', 'there'])
    expect(await column(member, 'backlog')).toEqual(['stays'])
    const done = await at.query(
      'select decided_by from julboard_tasks where id = $1 and completed_at is not null',
      [c],
    )
    expect(done).toEqual([{ decided_by: member.id }])
    expect(await trail(member)).toMatchObject([
      { action: 'cards.moved', details: { to: 'completed', cards: [{ id: a }, { id: b }, { id: c }] } },
    ])
    expect(
      await at.query(
        `select kind, member_id from live_events where kind = 'cards.moved' and entity_id = $1`,
        [member.id],
      ),
    ).toEqual([{ kind: 'cards.moved', member_id: member.id }])
    await at.call(member, moveCards, { ids: [c, a], status: 'completed' })
    expect(await trail(member)).toHaveLength(1)
    await at.call(member, moveCards, { ids: [a, c], status: 'backlog' })
    expect(await column(member, 'backlog')).toEqual(['a', 'c', 'stays'])
    expect(
      await at.query('select decided_by, decided_on, completed_at from julboard_tasks where id = $1', [c]),
    ).toEqual([{ decided_by: null, decided_on: null, completed_at: null }])
  })

  it('moves all or none: one that is not there, not mine, archived or not writable holds back all', async () => {
    const [member, other, free] = [await fresh(), await fresh(), await at.person()]
    const [mine, gone, theirs] = [
      await make(member, 'mine'),
      await make(member, 'gone'),
      await make(other, 'theirs'),
    ]
    await at.call(member, archiveCard, { id: gone })
    const move = (who: Person, ids: string[]) => at.call(who, moveCards, { ids, status: 'completed' })
    await expect(move(member, [mine, theirs])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(move(member, [mine, randomUUID()])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(move(member, [mine, gone])).rejects.toMatchObject({ reason: 'card_archived' })
    expect(await column(member, 'backlog')).toEqual(['mine'])
    const id = randomUUID()
    await at.query(
      `insert into julboard_tasks (id, user_id, created_by, title, rank) values ($1, $2, $2, 'free', $3)`,
      [id, free.id, evenRanks(1)[0]],
    )
    await expect(move(free, [id])).rejects.toMatchObject({ reason: 'plan_missing' })
  })

  it('of two at once that share cards neither waits for ever', async () => {
    const member = await fresh()
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => make(member, `card ${index}`)))
    await Promise.all([
      at.call(member, moveCards, { ids, status: 'completed' }),
      at.call(member, moveCards, { ids: ids.toReversed(), status: 'in_progress' }),
    ])
    expect(
      [await column(member, 'completed'), await column(member, 'in_progress')]
        .map((each) => each.length)
        .sort(),
    ).toEqual([0, 20])
  })
})

describe('archiving cards together', () => {
  it('takes them off the board and brings them back where they were', async () => {
    const member = await fresh()
    const [b, a] = [await make(member, 'b'), await make(member, 'a')]
    await make(member, 'z')
    await at.call(member, archiveCards, { ids: [a, b] })
    expect(await column(member, 'backlog')).toEqual(['z'])
    await at.call(member, archiveCards, { ids: [a, b] })
    await at.call(member, restoreCards, { ids: [b, a] })
    expect(await column(member, 'backlog')).toEqual(['z', 'a', 'b'])
    expect((await trail(member)).map((row) => [row.action, row.details.cards.length])).toEqual([
      ['cards.archived', 2],
      ['cards.restored', 2],
    ])
  })

  it('is refused for another member’s card', async () => {
    const [member, other] = [await fresh(), await fresh()]
    const [mine, theirs] = [await make(member, 'mine'), await make(other, 'theirs')]
    await expect(at.call(member, archiveCards, { ids: [mine, theirs] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(at.call(member, restoreCards, { ids: [theirs] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await column(member, 'backlog')).toEqual(['mine'])
  })
})
