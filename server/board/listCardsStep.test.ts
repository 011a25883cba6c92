import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Card } from '#contract/board.ts'
import { batch } from '#server/platform/db/batch.ts'
import { enterStep } from '#server/platform/db/transaction.ts'
import { unpackCursor } from '#server/platform/http/cursor.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard } from './archiveCard.ts'
import { createCard } from './createCard.ts'
import type { CardListQuery } from './listCardsStep.ts'
import { listCardsStep, readCardPage } from './listCardsStep.ts'

const Page = z.strictObject({ cards: z.array(z.strictObject(Card.shape)), next: z.string().nullable() })

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_pro'] })
  for (const title of ['five', 'four', 'three 100%', 'two', 'one']) {
    await at.as(member, (ctx) =>
      createCard(ctx, {
        id: randomUUID(),
        title,
        labels: ['a', 'b'],
        assignedTo: member.id,
        dueOn: '2026-12-01',
      }),
    )
  }
})
afterAll(() => at.close())

async function list(person: Person, query: Partial<CardListQuery>) {
  const step = listCardsStep({ archived: false, limit: 50, ...query })
  const [, rows = []] = await batch(at.app.pool, [enterStep(person.tokenHash), step])
  // Strict: a column the contract does not name must not leave the server.
  return Page.parse(JSON.parse(readCardPage(rows).text))
}
const titles = async (query: Partial<CardListQuery>) =>
  (await list(member, query)).cards.map((card) => card.title)

describe('one page of a board in one statement', () => {
  it('is exactly what the contract says, with the assignee’s name', async () => {
    const { cards } = await list(member, {})
    expect(cards[0]).toMatchObject({
      title: 'one',
      assigneeName: 'Test Person',
      dueOn: '2026-12-01',
      labels: ['a', 'b'],
      fromSession: false,
    })
  })

  it('goes on where it stopped, to the end and no further', async () => {
    const seen: string[] = []
    for (let after: CardListQuery['after'] | null = null, turns = 0; turns < 5; turns++) {
      const page = await list(member, { limit: 2, ...(after ? { after } : {}) })
      seen.push(...page.cards.map((card) => card.title))
      if (!page.next) break
      const [rank = '', id = ''] = unpackCursor(page.next, 2)
      after = { rank, id }
    }
    expect(seen).toEqual(['one', 'two', 'three 100%', 'four', 'five'])
  })

  it('finds a substring whatever its case, and takes % and _ as themselves (4.12.15)', async () => {
    expect(await titles({ search: 'FOU' })).toEqual(['four'])
    expect(await titles({ search: '0%' })).toEqual(['three 100%'])
    expect(await titles({ search: '_' })).toEqual([])
  })

  it('keeps archived cards apart', async () => {
    const [card] = (await list(member, { search: 'five' })).cards
    await at.as(member, (ctx) => archiveCard(ctx, { id: card?.id ?? '' }))
    expect(await titles({})).not.toContain('five')
    expect(await titles({ archived: true })).toEqual(['five'])
  })

  it('is empty for another member, and for staff who are not assigned (T-025, 4.12.3)', async () => {
    const [other, staff] = await Promise.all([
      at.person({ plans: ['mobile_pro'] }),
      at.person({ roles: ['staff'] }),
    ])
    expect((await list(other, {})).cards).toEqual([])
    expect((await list(other, { memberId: member.id })).cards).toEqual([])
    expect((await list(staff, { memberId: member.id })).cards).toEqual([])
    await at.assign(staff, member)
    expect((await list(staff, { memberId: member.id })).cards.length).toBeGreaterThan(0)
  })
})
