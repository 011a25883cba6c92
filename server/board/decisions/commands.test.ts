import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { archiveCard, createCard, moveCard } from '../cards/commands.ts'
import { decideCard, reopenDecision } from './commands.ts'
import { listDecisions } from './queries.ts'

let at: TestApp
let member: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

const raise = async (who = member, kind: 'task' | 'decision' = 'decision') =>
  (await at.call(who, createCard, { id: randomUUID(), title: 'Price per depot', kind })).card
const decide = (who: Person, id: string, decidedOn?: string) =>
  at.call(who, decideCard, { id, ...(decidedOn ? { decidedOn } : {}) })
const today = () => at.app.clock.now().toISOString().slice(0, 10)
const actions = async (id: string) =>
  (
    await at.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [
      id,
    ])
  ).map((row) => row.action)

describe('taking a decision (T-102)', () => {
  it('completes the card, says who and when, leaves one audit row and one event', async () => {
    const { id } = await raise()
    const { card } = await decide(member, id)
    expect(card).toMatchObject({ status: 'completed', decidedBy: member.id, decidedOn: today(), version: 1 })
    expect(card.completedAt).toEqual(expect.any(String))
    expect((await decide(member, id, '2026-01-02')).card.decidedOn).toBe(today())
    expect(await actions(id)).toEqual(['card.created', 'decision.decided'])
    expect(
      await at.query(`select kind from live_events where entity_id = $1 and kind = 'decision.decided'`, [id]),
    ).toHaveLength(1)
  })

  it('may name an earlier day, never a day to come, and counts days where the member lives', async () => {
    const { id } = await raise()
    const tomorrow = new Date(at.app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    await expect(decide(member, id, tomorrow)).rejects.toMatchObject({ problems: [{ field: 'decidedOn' }] })
    expect((await decide(member, id, '2026-06-10')).card.decidedOn).toBe('2026-06-10')
    const far = await at.person({ plans: ['mobile_premium'] })
    await at.query(`update profiles set time_zone = 'Pacific/Kiritimati' where id = $1`, [far.id])
    const day = new Date(at.app.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect((await decide(far, (await raise(far)).id)).card.decidedOn).toBe(day)
  })

  it('is pending again when it is reopened, and when its card is moved away', async () => {
    const { id } = await raise()
    await decide(member, id)
    const { card } = await at.call(member, reopenDecision, { id })
    expect(card).toMatchObject({ status: 'in_progress', decidedBy: null, decidedOn: null, completedAt: null })
    expect((await at.call(member, reopenDecision, { id })).card).toMatchObject({ status: 'in_progress' })
    const move = (status: 'completed' | 'backlog') =>
      at.call(member, moveCard, { id, status, after: null, before: null })
    expect((await move('completed')).card).toMatchObject({ decidedBy: member.id, decidedOn: today() })
    expect((await move('backlog')).card).toMatchObject({ decidedBy: null, decidedOn: null })
    expect(await actions(id)).toEqual([
      'card.created',
      'decision.decided',
      'decision.reopened',
      'card.moved',
      'card.moved',
    ])
  })

  it('refuses a task, an archived card, a free plan, another member or an advisor', async () => {
    const task = await raise(member, 'task')
    await expect(decide(member, task.id)).rejects.toMatchObject({ reason: 'not_a_decision' })
    await at.call(member, moveCard, { id: task.id, status: 'completed', after: null, before: null })
    expect(await at.query('select decided_by from julboard_tasks where id = $1', [task.id])).toEqual([
      { decided_by: null },
    ])
    const { id } = await raise()
    const [other, advisor] = await Promise.all([
      at.person({ plans: ['mobile_premium'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(advisor, member)
    await expect(decide(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(decide(advisor, id)).rejects.toThrow()
    await at.call(member, archiveCard, { id })
    await expect(decide(member, id)).rejects.toMatchObject({ reason: 'card_archived' })
  })
})

describe('the list of decisions', () => {
  it('holds decisions alone, raised last first, for the member and their advisor', async () => {
    const owner = await at.person({ plans: ['mobile_premium'] })
    const [advisor, colleague] = await Promise.all([
      at.person({ roles: ['staff'] }),
      at.person({ roles: ['staff'] }),
    ])
    await at.assign(advisor, owner)
    const first = await raise(owner)
    await raise(owner, 'task')
    const second = await raise(owner)
    await at.query(`update julboard_tasks set created_at = now() - interval '1 day' where id = $1`, [
      first.id,
    ])
    const list = (who: Person, more = {}) =>
      at
        .call(who, listDecisions, { memberId: owner.id, ...more })
        .then(({ decisions }) => decisions.map(({ card }) => card.id))
    expect(await list(owner)).toEqual([second.id, first.id])
    expect(await list(advisor)).toEqual([second.id, first.id])
    expect(await list(colleague)).toEqual([])
    const { next } = await at.call(owner, listDecisions, { limit: 1 })
    expect(await list(owner, { cursor: next })).toEqual([first.id])
    expect((await at.call(owner, listDecisions, {})).next).toBeNull()
  })

  it('says what became of the review that was asked for last (T-103)', async () => {
    const [owner, advisor] = await Promise.all([
      at.person({ plans: ['mobile_premium'] }),
      at.person({ roles: ['staff'], firstName: 'Ada' }),
    ])
    await at.assign(advisor, owner)
    const { id } = await raise(owner)
    const ask = (status: string, daysAgo: number) =>
      at.query<{ id: string }>(
        `insert into inquiries (id, user_id, kind, subject, status, answer, owner_id, due_on, created_at)
         values (gen_random_uuid(), $1, 'decision_review', $2, $3, 'Said', $4, '2026-12-01', $5) returning id`,
        [owner.id, id, status, advisor.id, new Date(Date.UTC(2026, 10, 20 - daysAgo))],
      )
    await ask('done', 2)
    const [last] = await ask('open', 1)
    for (const reader of [owner, advisor])
      expect((await at.call(reader, listDecisions, { memberId: owner.id })).decisions).toMatchObject([
        {
          card: { id },
          state: 'pending',
          review: {
            inquiryId: last?.id,
            status: 'open',
            ownerName: 'Ada Person',
            dueOn: '2026-12-01',
            answer: 'Said',
            askedAt: '2026-11-19T00:00:00.000Z',
          },
        },
      ])
    expect(
      await at.query('select area from member_views where user_id = $1 and advisor_id = $2', [
        owner.id,
        advisor.id,
      ]),
    ).toEqual([{ area: 'board' }])
  })
})
