import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countTrips } from '#tests/app/countTrips.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { decideCard, reopenDecision } from '../decisions/commands.ts'
import { listDecisions } from '../decisions/queries.ts'
import { addNote, deleteNote } from '../notes/commands.ts'
import { archiveCard, createCard, moveCard, restoreCard } from './commands.ts'
import { editCard } from './editCard.ts'
import { getMomentum } from './getMomentum.ts'
import { archiveCards, moveCards, restoreCards } from './moveCards.ts'
import { countCards, getCard, listAssignees, listCards, pickCards } from './queries.ts'

let at: TestApp
let member: Person
let trips: () => number
beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'] })
  trips = countTrips(at.app.pool)
})
afterAll(() => at.close())

const id = randomUUID()
const noteId = randomUUID()
const place = { status: 'in_progress', after: null, before: null } as const
const edit = { baseVersion: 1, base: { title: 'A card' }, changes: { title: 'A name', labels: ['one'] } }
const make = { title: 'A card', kind: 'decision' } as const

// In this order: each begins where the one before ended.
const writes: readonly [string, () => Promise<unknown>][] = [
  ['createCard', () => at.call(member, createCard, { id, ...make, assignedTo: member.id })],
  ['editCard', () => at.call(member, editCard, { id, ...edit })],
  ['moveCard', () => at.call(member, moveCard, { id, ...place })],
  ['decideCard', () => at.call(member, decideCard, { id, decidedOn: '2026-06-10' })],
  ['reopenDecision', () => at.call(member, reopenDecision, { id })],
  ['addNote', () => at.call(member, addNote, { id: noteId, cardId: id, body: 'A note' })],
  ['deleteNote', () => at.call(member, deleteNote, { id: noteId })],
  ['archiveCard', () => at.call(member, archiveCard, { id })],
  ['restoreCard', () => at.call(member, restoreCard, { id })],
  ['moveCards', () => at.call(member, moveCards, { ids: [id], status: 'completed' })],
  ['archiveCards', () => at.call(member, archiveCards, { ids: [id] })],
  ['restoreCards', () => at.call(member, restoreCards, { ids: [id] })],
]
const reads: readonly [string, () => Promise<unknown>][] = [
  ['listCards', () => at.call(member, listCards, {})],
  ['getCard', () => at.call(member, getCard, { id })],
  ['pickCards', () => at.call(member, pickCards, {})],
  ['countCards', () => at.call(member, countCards, undefined)],
  ['getMomentum', () => at.call(member, getMomentum, undefined)],
  ['listAssignees', () => at.call(member, listAssignees, undefined)],
  ['listDecisions', () => at.call(member, listDecisions, {})],
]

async function tripsOf(calls: typeof writes) {
  const counted: Record<string, number> = {}
  for (const [name, call] of calls) {
    const before = trips()
    await call()
    counted[name] = trips() - before
  }
  return counted
}
const each = (calls: typeof writes, count: number) => Object.fromEntries(calls.map(([name]) => [name, count]))

it('a write of a card takes three round trips: load, change, record with the commit', async () => {
  expect(await tripsOf(writes)).toEqual(each(writes, 3))
})

it('a read of cards takes one round trip', async () => {
  expect(await tripsOf(reads)).toEqual(each(reads, 1))
})
