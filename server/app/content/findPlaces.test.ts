import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickFoundMax } from '#domain/content/limits.ts'
import { createCard } from '#server/board/cards/commands.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { findPlaces } from './findPlaces.ts'

let at: TestApp
let member: Person
let other: Person
let advisor: Person

beforeAll(async () => {
  at = await testApp()
  ;[member, other, advisor] = await Promise.all([
    at.person({ plans: ['mobile_premium'], firstName: 'Quintessa' }),
    at.person({ plans: ['mobile_premium'] }),
    at.person({ roles: ['staff'], permissions: ['sessions.manage'] }),
  ])
  for (let card = 0; card < quickFoundMax + 2; card++)
    await at.call(member, createCard, { id: randomUUID(), title: `Send the 100% quote ${card}` })
  await at.call(other, createCard, { id: randomUUID(), title: 'Send the 100% quote of somebody else' })
  await sessionStage(at).schedule(advisor, member)
})
afterAll(() => at.close())

const find = async (person: Person, words: string) =>
  (await at.call(person, findPlaces, { words })).places.map(({ kind, label }) => `${kind}: ${label}`)

describe('quick navigation finds', () => {
  it("a member's own cards and sessions by part of a title, five of each at most (T-162)", async () => {
    const cards = await find(member, '100% QUOTE')
    expect(cards).toHaveLength(quickFoundMax)
    expect(cards.every((label) => /^card: Send the 100% quote \d$/.test(label))).toBe(true)
    expect(await find(member, 'g and run')).toEqual(['session: Pricing and runway'])
    expect(await find(other, 'g and run')).toEqual([])
    expect(await find(member, 'Quintess')).toEqual([])
  })

  it('members for staff, who are named to whoever owns a session they found (T-162, T-203)', async () => {
    expect(await find(advisor, 'quintess')).toEqual([expect.stringMatching(/^member: Quintessa/)])
    expect(await find(advisor, 'Pricing and')).toEqual(['session: Pricing and runway'])
    const views = await at.query('select area from member_views where user_id = $1', [member.id])
    expect(views).toEqual([{ area: 'sessions' }])
  })
})
