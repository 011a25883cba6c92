import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { yes } from '#domain/decision.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { calls } from './calls.ts'
import { command } from './command.ts'
import { query } from './query.ts'

let at: TestApp
let member: Person
beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

/** A command that does nothing but tell of itself, and answers what the test gives. */
const answering = (answer: unknown) =>
  command(calls.board.deleteNote, {
    load: async () => null,
    can: () => yes,
    run: async ({ actor, input }) => ({
      event: { name: 'card.note_deleted', entity: 'note', id: input.id, memberId: actor.userId },
    }),
    answer: () => answer as never, // safe because what the road makes of it is what is tested
  })

const traces = async (id: string) =>
  await at.query(
    'select id from live_events where entity_id = $1 union all select id from audit_events where subject_id = $1',
    [id],
  )

describe('the answer of a call', () => {
  it('loses the fields that the contract does not name', async () => {
    const id = randomUUID()
    const answer = await at.call(member, answering({ deleted: true, secret: 'a word' }), { id })
    expect(answer).toEqual({ deleted: true })
    expect(await traces(id)).toHaveLength(2)
  })

  it('is held against the contract in a read, too', async () => {
    const reading = query(calls.board.listCards, {
      read: async () => null,
      present: async () => ({ cards: [], next: 1 }) as never, // safe because what the road makes of it is what is tested
    })
    await expect(at.call(member, reading, {})).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
  })

  it('leaves nothing behind where it does not keep the contract', async () => {
    const id = randomUUID()
    await expect(at.call(member, answering({ deleted: 'yes' }), { id })).rejects.toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
    })
    expect(await traces(id)).toEqual([])
  })
})
