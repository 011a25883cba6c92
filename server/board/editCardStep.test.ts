import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { Card, type EditCardInput } from '#contract/board.ts'
import { RawJson } from '#server/platform/http/rawJson.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard } from './archiveCard.ts'
import { createCard } from './createCard.ts'
import { editCard } from './editCard.ts'
import { boardRoutes } from './routes.ts'

type Edit = z.infer<typeof EditCardInput>
let at: TestApp

beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const callContextOf = (person: Person) => ({
  app: at.app,
  tokenHash: person.tokenHash,
  origin: { requestId: randomUUID(), ipAddress: '127.0.0.1', userAgent: 'test' },
  setHeader: () => undefined,
})

/** A member whose sign-in this node has seen, as it has of whoever opened a board. */
async function seen(): Promise<Person> {
  const person = await at.person({ plans: ['mobile_pro'] })
  await call(boardRoutes.list, {}, { context: callContextOf(person) })
  return person
}
const make = async (person: Person) =>
  (
    await at.as(person, (ctx) =>
      createCard(ctx, {
        id: randomUUID(),
        title: 'A card',
        description: 'As it was',
        labels: ['old'],
        dueOn: '2027-01-01',
      }),
    )
  ).card.id
const edit = (person: Person, input: Edit) =>
  call(boardRoutes.editCard, input, { context: callContextOf(person) }).then((result: unknown) => {
    const isFast = result instanceof RawJson
    const { card } = (isFast ? result.toJSON() : result) as { card: unknown } // safe because Card checks it next
    return { isFast, card: Card.parse(card) }
  })
const traces = (cardId: string) =>
  at.query(
    `select 'event' as what, action, subject_type, member_id = actor_id as own, actor_kind, details_digest, d.details::text
       from audit_events e join audit_details d on d.event_id = e.id where subject_id = $1 and action = 'card.edited'
     union all select 'live', kind, entity, null, topic, version::text, null from live_events where entity_id = $1 and kind = 'card.edited'`,
    [cardId],
  )

describe('an edit in one statement (4.12.15, K93)', () => {
  it.each<{ what: string; changes: Edit['changes'] }>([
    { what: 'a title', changes: { title: '  New title ' } },
    { what: 'everything', changes: { title: 'N', description: '', priority: 'urgent', dueOn: '2027-02-28' } },
    { what: 'no day', changes: { dueOn: null } },
    { what: 'labels', changes: { labels: [' two  words ', 'A', 'a', '{"b"}'] } },
    { what: 'no labels', changes: { labels: [] } },
    { what: 'hostile words', changes: { title: `'); drop table x; --`, description: '{"a": "\\u0041"}' } },
    { what: 'nothing', changes: {} },
  ])('leaves what the command leaves: $what', async ({ changes }) => {
    const person = await seen()
    const [one, two] = [await make(person), await make(person)]
    const fast = await edit(person, { id: one, baseVersion: 1, base: {}, changes })
    const slow = await at.as(person, (ctx) => editCard(ctx, { id: two, baseVersion: 1, base: {}, changes }))
    expect(fast.isFast).toBe(true)
    const { title, description, priority, labels, dueOn, version } = slow.card
    expect(fast.card).toMatchObject({ title, description, priority, labels, dueOn, version })
    const stored = (id: string) =>
      at.query(
        `select (to_jsonb(t) - 'id' - 'rank' - 'created_at' - 'updated_at')::text as row from julboard_tasks t where id = $1`,
        [id],
      )
    expect(await stored(one)).toEqual(await stored(two))
    expect(await traces(one)).toEqual(await traces(two))
    expect(await traces(one)).toHaveLength(2)
  })

  it('tells two people who change one field, and keeps what was stored (T-107)', async () => {
    const person = await seen()
    const id = await make(person)
    const base = { title: 'A card' }
    await edit(person, { id, baseVersion: 1, base, changes: { title: 'Hers' } })
    await expect(edit(person, { id, baseVersion: 1, base, changes: { title: 'His' } })).rejects.toMatchObject(
      { code: 'CONFLICT' },
    )
    const both = await edit(person, {
      id,
      baseVersion: 1,
      base: { priority: 'medium' },
      changes: { priority: 'high' },
    })
    expect(both).toMatchObject({ isFast: false, card: { title: 'Hers', priority: 'high', version: 3 } })
  })

  it('takes a version that no card has as one that was not read', async () => {
    const person = await seen()
    const id = await make(person)
    const changes = { title: 'Too new' }
    for (const baseVersion of [2 ** 31, Number.MAX_SAFE_INTEGER])
      await expect(
        edit(person, { id, baseVersion, base: { title: 'Other' }, changes }),
      ).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('refuses what the command refuses, in its words', async () => {
    const [person, other] = [await seen(), await seen()]
    const id = await make(person)
    const input = { id, baseVersion: 1, base: {}, changes: { title: 'Mine now' } }
    await expect(edit(other, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(edit(person, { ...input, changes: { title: ' ' } })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await at.as(person, (ctx) => archiveCard(ctx, { id }))
    await expect(edit(person, input)).rejects.toMatchObject({ data: { reason: 'card_archived' } })
    expect(await traces(id)).toEqual([])
  })

  it.each([
    ['the plan ended', `update plan_grants set ended_at = now() where user_id = $1`],
    ['the account was disabled', `update profiles set disabled_at = now() where id = $1`],
    ['the sign-in was ended', `delete from auth_sessions where user_id = $1`],
    [
      'the sign-in ran out',
      `update auth_sessions set expires_at = now() - interval '1 second' where user_id = $1`,
    ],
    ['the address lost its confirmation', `update auth_users set email_verified = false where id = $1`],
  ])('believes nothing it remembers: a moment after %s it changes nothing', async (_what, change) => {
    const person = await seen()
    const id = await make(person)
    await at.query(change, [person.id])
    await expect(
      edit(person, { id, baseVersion: 1, base: {}, changes: { title: 'Too late' } }),
    ).rejects.toThrow()
    expect(await at.query('select title from julboard_tasks where id = $1', [id])).toEqual([
      { title: 'A card' },
    ])
    expect(await traces(id)).toEqual([])
  })

  it('runs the command where more than the sign-in has changed, and the fast path again after it', async () => {
    const person = await seen()
    const id = await make(person)
    await at.query(`update auth_sessions set expires_at = now() + interval '9 minutes' where user_id = $1`, [
      person.id,
    ])
    const input = { id, baseVersion: 1, base: {}, changes: { title: 'Still here' } }
    expect(await edit(person, input)).toMatchObject({ isFast: false, card: { title: 'Still here' } })
    await call(boardRoutes.list, {}, { context: callContextOf(person) })
    expect((await edit(person, { ...input, baseVersion: 2 })).isFast).toBe(true)
  })
})
