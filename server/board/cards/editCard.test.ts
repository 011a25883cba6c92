import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard, moveCard } from './commands.ts'
import { editCard } from './editCard.ts'
import { getCard } from './queries.ts'

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

const make = async (title = 'A card') =>
  (await at.call(member, createCard, { id: randomUUID(), title, description: 'As it was' })).card
const base = { title: 'A card', description: 'As it was' }

describe('two edits of one card (K93, T-107)', () => {
  it('both stand when they change different fields', async () => {
    const { id } = await make()
    await at.call(member, editCard, { id, baseVersion: 1, base, changes: { title: 'New title' } })
    const { card } = await at.call(member, editCard, {
      id,
      baseVersion: 1,
      base,
      changes: { description: 'New words' },
    })
    expect(card).toMatchObject({ title: 'New title', description: 'New words', version: 3 })
  })

  it('tells the second when both change one field, and stores the first', async () => {
    const { id } = await make()
    await at.call(member, editCard, { id, baseVersion: 1, base, changes: { title: 'Hers' } })
    await expect(
      at.call(member, editCard, { id, baseVersion: 1, base, changes: { title: 'His' } }),
    ).rejects.toMatchObject({
      reason: 'card_changed',
      current: { version: 2, fields: ['title'], theirs: { title: 'Hers' } },
    })
    expect((await at.call(member, getCard, { id })).card.title).toBe('Hers')
  })

  it('a move in between is no conflict (4.12.15)', async () => {
    const { id } = await make()
    await at.call(member, moveCard, { id, status: 'in_progress', after: null, before: null })
    const { card } = await at.call(member, editCard, {
      id,
      baseVersion: 1,
      base,
      changes: { title: 'Moved' },
    })
    expect(card).toMatchObject({ title: 'Moved', status: 'in_progress', version: 2 })
  })
})

describe('whose card it is (T-025)', () => {
  it('answers another member as if the card did not exist, and changes nothing', async () => {
    const { id } = await make()
    const other = await at.person({ plans: ['mobile_premium'] })
    await expect(
      at.call(other, editCard, { id, baseVersion: 1, base, changes: { title: 'Taken' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await at.call(member, getCard, { id })).card.title).toBe('A card')
  })

  it('lets an assigned advisor look and not touch, and hides it from other staff (T-203)', async () => {
    const { id } = await make()
    const [advisor, colleague] = await Promise.all([
      at.person({ roles: ['staff'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(advisor, member)
    expect((await at.call(advisor, getCard, { id })).card.id).toBe(id)
    await expect(
      at.call(advisor, editCard, { id, baseVersion: 1, base, changes: { title: 'Mine' } }),
    ).rejects.toThrow()
    await expect(at.call(colleague, getCard, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuses to give a card to somebody outside the circle (T-215)', async () => {
    const { id } = await make()
    const stranger = await at.person()
    await expect(
      at.call(member, editCard, { id, baseVersion: 1, base, changes: { assignedTo: stranger.id } }),
    ).rejects.toMatchObject({ problems: [{ field: 'assignedTo' }] })
  })

  it('refuses an edit of an archived card', async () => {
    const { id } = await make()
    await at.call(member, archiveCard, { id })
    await expect(
      at.call(member, editCard, { id, baseVersion: 1, base, changes: { title: 'Late' } }),
    ).rejects.toMatchObject({ reason: 'card_archived' })
  })
})
