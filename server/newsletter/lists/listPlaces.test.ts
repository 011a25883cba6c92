import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscriberPageSize } from '#domain/newsletter/limits.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { countPlaces, listPlaces } from './queries.ts'

let at: TestApp
let staff: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
})
afterAll(() => at.close())

type Put = { email: string; name?: string; confirmed?: string; left?: string; type?: string }
async function put(list: string, asked: string, { email, name = '', confirmed, left, type }: Put) {
  const id = randomUUID()
  await at.query('insert into subscribers (id, email, name) values ($1, $2, $3)', [id, email, name])
  await at.query(
    `insert into subscriptions (subscriber_id, list, consent_version, context, asked_at, confirmed_at, left_at)
     values ($1, $2, '2026-11-22', $3, $4, $5, $6)`,
    [id, list, type ? { type } : {}, asked, confirmed ?? null, left ?? null],
  )
}

describe('who is on a list (K13)', () => {
  it('is read by staff with name, days, state and the consent text, whoever asked last first', async () => {
    await put('membership', '2026-11-01T09:00:00Z', {
      ...{ email: 'ada@quayside.example', name: 'Ada Quay', type: 'founder' },
      confirmed: '2026-11-02T09:00:00Z',
    })
    await put('membership', '2026-11-03T09:00:00Z', { email: 'ben_1@quayside.example' })
    await put('membership', '2026-11-02T09:00:00Z', {
      ...{ email: 'cy@quayside.example', name: 'Cy' },
      ...{ confirmed: '2026-11-03T09:00:00Z', left: '2026-11-04T09:00:00Z' },
    })
    await put('console', '2026-11-05T09:00:00Z', { email: 'other@quayside.example' })
    const { places, next } = await at.call(staff, listPlaces, { list: 'membership' })
    expect(next).toBeNull()
    expect(places.map(({ email, state }) => [email, state])).toEqual([
      ['ben_1@quayside.example', 'waiting'],
      ['cy@quayside.example', 'left'],
      ['ada@quayside.example', 'held'],
    ])
    expect(places[2]).toMatchObject({
      ...{ name: 'Ada Quay', type: 'founder', consentVersion: '2026-11-22', leftAt: null },
      ...{ askedAt: '2026-11-01T09:00:00.000Z', confirmedAt: '2026-11-02T09:00:00.000Z' },
    })
    const { counts } = await at.call(staff, countPlaces, {})
    expect(counts.membership).toEqual({ waiting: 1, held: 1, left: 1 })
    expect(counts.contact).toEqual({ waiting: 0, held: 0, left: 0 })
  })

  it('is found by state and by part of an address or a name, every sign taken for itself', async () => {
    const found = async (which: { state?: 'held'; search?: string }) =>
      (await at.call(staff, listPlaces, { list: 'membership', ...which })).places.map(({ email }) => email)
    expect(await found({ state: 'held' })).toEqual(['ada@quayside.example'])
    expect(await found({ search: ' QUAY ' })).toHaveLength(3)
    expect(await found({ search: 'ada q' })).toEqual(['ada@quayside.example'])
    expect(await found({ search: 'n_1' })).toEqual(['ben_1@quayside.example'])
    expect(await found({ search: '_@' })).toEqual([])
  })

  it('comes page by page, nobody twice where two asked in one moment', async () => {
    for (let each = 0; each <= subscriberPageSize; each++)
      await put('report', '2026-11-01T09:00:00Z', { email: `reader${each}@quayside.example` })
    const first = await at.call(staff, listPlaces, { list: 'report' })
    const second = await at.call(staff, listPlaces, { list: 'report', cursor: first.next ?? '' })
    expect([first.places.length, second.places.length, second.next]).toEqual([subscriberPageSize, 1, null])
    const ids = new Set([...first.places, ...second.places].map(({ id }) => id))
    expect(ids.size).toBe(subscriberPageSize + 1)
  })

  it('is there for no member', async () => {
    const member = await at.person()
    for (const asked of [at.call(member, listPlaces, { list: 'console' }), at.call(member, countPlaces, {})])
      await expect(asked).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
