import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard, moveCard, restoreCard } from './commands.ts'

let at: TestApp
let member: Person
let ids: { one: string; two: string; three: string }

beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  member = await at.person({ plans: ['mobile_pro'] })
  const make = async (title: string) =>
    (await at.call(member, createCard, { id: randomUUID(), title, status: 'in_progress' })).card.id
  const [three, two, one] = [await make('three'), await make('two'), await make('one')]
  ids = { one, two, three }
})

const titles = async () =>
  (
    await at.query<{ title: string }>(
      `select title from julboard_tasks where user_id = $1 and status = 'in_progress' and archived_at is null order by rank, id`,
      [member.id],
    )
  ).map((card) => card.title)
const move = (id: string, after: string | null, before: string | null) =>
  at.call(member, moveCard, { id, status: 'in_progress', after, before })

describe('a card finds its place', () => {
  it('between two neighbours', async () => {
    await move(ids.one, ids.two, ids.three)
    expect(await titles()).toEqual(['two', 'one', 'three'])
  })

  it('at either end', async () => {
    await move(ids.one, ids.three, null)
    expect(await titles()).toEqual(['two', 'three', 'one'])
    await move(ids.three, null, ids.two)
    expect(await titles()).toEqual(['three', 'two', 'one'])
  })

  it('next to the neighbour that still stands when the other has gone', async () => {
    await at.call(member, archiveCard, { id: ids.two })
    await move(ids.one, ids.two, ids.three)
    expect(await titles()).toEqual(['one', 'three'])
  })

  it("not next to another member's card", async () => {
    const other = await at.person({ plans: ['mobile_pro'] })
    const theirs = await at.call(other, createCard, {
      id: randomUUID(),
      title: 'theirs',
      status: 'in_progress',
    })
    await move(ids.three, theirs.card.id, null)
    expect(await titles()).toEqual(['three', 'one', 'two'])
  })

  it('comes back where it was after archive and undo (4.12.14)', async () => {
    await at.call(member, archiveCard, { id: ids.two })
    expect(await titles()).toEqual(['one', 'three'])
    await at.call(member, restoreCard, { id: ids.two })
    expect(await titles()).toEqual(['one', 'two', 'three'])
  })

  it('keeps ranks short however often cards are moved to one place', async () => {
    for (let turn = 0; turn < 60; turn++) {
      // So many moves of one sign-in would be too many for one minute.
      if (turn === 30) at.moveTime(120_000)
      await move(ids.one, ids.two, ids.three)
      await move(ids.three, ids.two, ids.one)
    }
    const [row] = await at.query<{ longest: number }>(
      'select max(length(rank)) as longest from julboard_tasks where user_id = $1',
      [member.id],
    )
    expect(row?.longest).toBeLessThanOrEqual(33)
    expect(await titles()).toEqual(['two', 'three', 'one'])
  })
})
