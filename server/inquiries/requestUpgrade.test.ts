import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { requestUpgrade, takeInquiry } from './commands.ts'
import { countInquiries, listInquiries, listMyInquiries } from './queries.ts'
import { inquiries } from './tables.ts'

let at: TestApp
let staff: Person

beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
})
afterAll(() => at.close())

const ask = (
  who: Person,
  plan: 'mobile_premium' | 'mobile_pro' | 'desktop_pro' = 'desktop_pro',
  id: string = randomUUID(),
) => at.call(who, requestUpgrade, { id, plan, body: ' For the board ' })
const inbox = async (more: { memberId?: string } = {}) =>
  (await at.call(staff, listInquiries, more)).inquiries
const opened = (userId: string) =>
  at.query(`select id from audit_events where action = 'inquiry.opened' and actor_id = $1`, [userId])

describe('asking for a plan (T-047)', () => {
  it('reaches the staff list, with one row in the trail and one event', async () => {
    const member = await at.person()
    const { inquiry } = await ask(member)
    expect(inquiry).toMatchObject({
      kind: 'upgrade',
      subject: 'desktop_pro',
      body: 'For the board',
      status: 'open',
    })
    expect(await inbox({ memberId: member.id })).toMatchObject([
      { id: inquiry.id, memberId: member.id, memberName: 'Test Person', ownerId: null, dueOn: null },
    ])
    expect(await opened(member.id)).toHaveLength(1)
    expect(
      await at.query('select topic, member_id from live_events where entity_id = $1', [inquiry.id]),
    ).toEqual([{ topic: 'inquiries', member_id: member.id }])
  })

  it('sent twice by a double click, is one row recorded once', async () => {
    const member = await at.person()
    const id = randomUUID()
    await Promise.all([ask(member, 'desktop_pro', id), ask(member, 'desktop_pro', id)])
    expect(await at.query('select id from inquiries where user_id = $1', [member.id])).toHaveLength(1)
    expect(await opened(member.id)).toHaveLength(1)
  })

  it('two windows at once make one request, and the second is told', async () => {
    const member = await at.person()
    const answers = await Promise.allSettled([ask(member), ask(member)])
    expect(answers.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(answers.find((each) => each.status === 'rejected')).toMatchObject({
      reason: { reason: 'already_requested' },
    })
    expect(await at.query('select id from inquiries where user_id = $1', [member.id])).toHaveLength(1)
  })

  it('can be sent again once the first is answered', async () => {
    const member = await at.person()
    const { inquiry } = await ask(member)
    await expect(ask(member)).rejects.toMatchObject({ reason: 'already_requested' })
    await ask(member, 'mobile_premium')
    await at.call(staff, answerInquiry, { id: inquiry.id, outcome: 'declined', answer: 'Not this month.' })
    expect((await ask(member)).inquiry).toMatchObject({ status: 'open' })
    expect(await opened(member.id)).toHaveLength(3)
  })

  it('refuses a plan that is held, and a demo member (4.12.5)', async () => {
    await expect(ask(await at.person({ plans: ['desktop_pro'] }))).rejects.toMatchObject({
      reason: 'plan_held',
    })
    await expect(ask(await at.person({ isDemo: true }))).rejects.toMatchObject({ reason: 'demo_member' })
  })

  it("does not take another member's id", async () => {
    const { inquiry } = await ask(await at.person())
    await expect(ask(await at.person(), 'desktop_pro', inquiry.id)).rejects.toMatchObject({
      reason: 'id_taken',
    })
  })
})

describe('who sees requests (4.12.3)', () => {
  it('a member sees their own and no inbox', async () => {
    const [member, other] = await Promise.all([at.person(), at.person()])
    const { inquiry } = await ask(member)
    const mine = await at.call(member, listMyInquiries, undefined)
    expect(mine.inquiries.map((row) => row.id)).toEqual([inquiry.id])
    expect(await at.call(other, listMyInquiries, undefined)).toEqual({ inquiries: [] })
    await expect(at.call(other, listInquiries, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await at.as(other, ({ db }) => db.select().from(inquiries))).toEqual([])
  })

  it("no list holds a demo member's request, even one that got there (4.12.5)", async () => {
    const demo = await at.person({ isDemo: true })
    const id = randomUUID()
    await at.query(
      `insert into inquiries (id, user_id, kind, subject, is_demo) values ($1, $2, 'upgrade', 'desktop_pro', true)`,
      [id, demo.id],
    )
    expect((await inbox()).map((row) => row.id)).not.toContain(id)
    await expect(at.call(staff, takeInquiry, { id, seenOwnerId: null })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('open ones stand first, oldest first, page after page without a gap', async () => {
    const fresh = await testApp()
    const [clerk, ...members] = await Promise.all([
      fresh.person({ roles: ['staff'] }),
      ...Array.from({ length: 5 }, () => fresh.person()),
    ])
    const ids: string[] = []
    for (const member of members) {
      const id = randomUUID()
      ids.push(id)
      await fresh.call(member, requestUpgrade, { id, plan: 'mobile_pro' })
    }
    await fresh.call(clerk, takeInquiry, { id: ids[0] ?? '', seenOwnerId: null })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { inquiries: { id: string }[]; next: string | null } = await fresh.call(
        clerk,
        listInquiries,
        {
          limit: 2,
          ...(cursor ? { cursor } : {}),
        },
      )
      seen.push(...page.inquiries.map((row) => row.id))
      cursor = page.next
    } while (cursor)
    expect(seen).toEqual([...ids.slice(1), ids[0]])
    expect(await fresh.call(clerk, countInquiries, undefined)).toEqual({
      open: 4,
      inProgress: 1,
      mine: 5,
      held: 0,
    })
    await fresh.close()
  })
})
