import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { EnterMetricInput } from '#contract/board/metrics.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { deleteMetricEntry, enterMetric } from './commands.ts'
import { listMetrics } from './queries.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

type Figure = Partial<z.infer<typeof EnterMetricInput>>
const fresh = () => at.person({ plans: ['mobile_premium'] })
const daysAgo = (days: number) =>
  new Date(at.app.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10)
const enter = async (who: Person, value: number, days = 0, more: Figure = {}) => {
  const input = { id: randomUUID(), metric: 'runway', value, asOf: daysAgo(days), ...more } as const
  return { id: input.id, tile: (await at.call(who, enterMetric, input)).metric }
}
const tiles = async (who: Person, of: Person = who) =>
  (await at.call(who, listMetrics, { memberId: of.id })).metrics
const runway = async (who: Person) => (await tiles(who)).find((tile) => tile.metric === 'runway')

describe('entering a figure (T-099, D8)', () => {
  it('stores it with day, source and author, with one audit row, and once however often it is sent', async () => {
    const member = await fresh()
    const id = randomUUID()
    const figure = { id, metric: 'mrr', currency: 'EUR', note: ' Two depots added. ' } as const
    await enter(member, 1_500_000, 0, figure)
    expect((await enter(member, 1_500_000, 0, figure)).tile.trend).toHaveLength(1)
    expect(await tiles(member)).toMatchObject([
      {
        metric: 'mrr',
        latest: {
          value: 1_500_000,
          currency: 'EUR',
          source: 'entered',
          note: 'Two depots added.',
          isMine: true,
        },
        ageDays: 0,
        isStale: false,
        change: null,
        estimate: null,
      },
      { metric: 'runway', latest: null, ageDays: null, isStale: false, trend: [], estimate: null },
      { metric: 'pipeline', latest: null },
      { metric: 'team', latest: null },
    ])
    const trail = await at.query('select action, member_id from audit_events where subject_id = $1', [id])
    expect(trail).toEqual([{ action: 'metric.entered', member_id: member.id }])
  })

  it('a figure of 31 days is stale, of 30 is not (T-205)', async () => {
    const member = await fresh()
    await enter(member, 18, 31)
    expect(await runway(member)).toMatchObject({ ageDays: 31, isStale: true })
    await enter(member, 17, 30)
    expect(await runway(member)).toMatchObject({
      ageDays: 30,
      isStale: false,
      change: { by: -1, since: daysAgo(31) },
    })
  })

  it('a correction of a day stands for that day, and the trend has the last twelve days', async () => {
    const member = await fresh()
    for (let days = 14; days >= 0; days -= 1) await enter(member, 20 - days, days)
    await enter(member, 99, 0)
    const tile = await runway(member)
    expect(tile?.trend.map((point) => point.value)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 99])
    expect(tile?.change).toEqual({ by: 80, since: daysAgo(1) })
  })

  it('figures of another currency are not compared', async () => {
    const member = await fresh()
    await enter(member, 100, 3, { metric: 'pipeline', currency: 'USD' })
    await enter(member, 200, 1, { metric: 'pipeline', currency: 'EUR' })
    const tile = (await tiles(member))[2]
    expect(tile).toMatchObject({ latest: { value: 200 }, change: null })
    expect(tile?.trend).toHaveLength(1)
  })

  it('refuses a day to come, money without a currency, people with one, and a free plan', async () => {
    const member = await fresh()
    await expect(enter(member, 1, -1)).rejects.toMatchObject({ problems: [{ field: 'asOf' }] })
    await expect(enter(member, 1, 0, { metric: 'mrr' })).rejects.toMatchObject({
      problems: [{ field: 'currency' }],
    })
    await expect(enter(member, 1, 0, { metric: 'team', currency: 'EUR' })).rejects.toMatchObject({
      problems: [{ field: 'currency' }],
    })
    await expect(enter(member, 2_000_000, 0, { metric: 'team' })).rejects.toMatchObject({
      problems: [{ field: 'value' }],
    })
    await expect(enter(await at.person(), 1)).rejects.toMatchObject({ reason: 'plan_missing' })
  })

  it('is seen by the member and their advisor, and no member takes another’s id', async () => {
    const [member, other] = [await fresh(), await fresh()]
    const [advisor, colleague] = await Promise.all([
      at.person({ roles: ['staff'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(advisor, member)
    const { id } = await enter(member, 12)
    expect((await tiles(advisor, member))[1]?.latest).toMatchObject({ value: 12, isMine: false })
    expect((await tiles(colleague, member))[1]?.latest).toBeNull()
    expect((await tiles(other, member))[1]?.latest).toBeNull()
    await expect(enter(other, 3, 0, { id })).rejects.toMatchObject({ reason: 'id_taken' })
  })
})

describe('deleting a figure', () => {
  it('brings back the one before it, and leaves one audit row', async () => {
    const member = await fresh()
    await enter(member, 18, 2)
    const { id } = await enter(member, 180)
    const remove = (who: Person) => at.call(who, deleteMetricEntry, { id })
    await expect(remove(await fresh())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await remove(member)).metric).toMatchObject({ latest: { value: 18 } })
    expect((await remove(member)).metric).toMatchObject({ latest: { value: 18 } })
    expect(await runway(member)).toMatchObject({ latest: { value: 18 }, change: null })
    const trail = await at.query<{ action: string }>(
      'select action from audit_events where subject_id = $1 order by id',
      [id],
    )
    expect(trail.map((row) => row.action)).toEqual(['metric.entered', 'metric.deleted'])
  })

  it('leaves one audit row and one live event, however many ask at once', async () => {
    const member = await fresh()
    const { id } = await enter(member, 18)
    await Promise.all(Array.from({ length: 4 }, () => at.call(member, deleteMetricEntry, { id })))
    for (const [table, kind, subject] of [
      ['audit_events', 'action', 'subject_id'],
      ['live_events', 'kind', 'entity_id'],
    ])
      expect(
        await at.query(`select ${kind} from ${table} where ${subject} = $1 and ${kind} = 'metric.deleted'`, [
          id,
        ]),
      ).toHaveLength(1)
  })

  it('never rewrites a figure, whatever asks the database', async () => {
    const member = await fresh()
    const { id } = await enter(member, 18)
    const rewrite = at.as(member, ({ db }) =>
      db.execute(`update company_metrics set value = 1 where id = '${id}'`),
    )
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } })
  })
})
