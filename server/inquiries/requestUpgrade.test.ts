import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { countInbox, cursorOf, listInbox, listOwn } from './reads.ts'
import { requestUpgrade } from './requestUpgrade.ts'
import { takeInquiry } from './takeInquiry.ts'

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
) => at.as(who, (ctx) => requestUpgrade(ctx, { id, plan, body: ' For the board ' }))
const inbox = (more: Partial<Parameters<typeof listInbox>[1]> = {}) =>
  at.as(staff, ({ db }) =>
    listInbox(db, { show: 'pending', memberId: null, after: null, limit: 50, ...more }),
  )
const opened = (userId: string) =>
  at.query(`select id from audit_events where action = 'inquiry.opened' and actor_id = $1`, [userId])

describe('asking for a plan (T-047)', () => {
  it('reaches the staff list, with one row in the trail and one event', async () => {
    const member = await at.person()
    const { inquiry } = await ask(member)
    expect(inquiry).toMatchObject({
      userId: member.id,
      kind: 'upgrade',
      subject: 'desktop_pro',
      body: 'For the board',
      status: 'open',
    })
    expect((await inbox({ memberId: member.id })).map((row) => row.id)).toEqual([inquiry.id])
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
    await at.as(staff, (ctx) =>
      answerInquiry(ctx, { id: inquiry.id, status: 'declined', answer: 'Not this month.' }),
    )
    expect((await ask(member)).isNew).toBe(true)
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
    expect((await at.as(member, ({ db }) => listOwn(db, member.id))).map((row) => row.id)).toEqual([
      inquiry.id,
    ])
    expect(await at.as(other, ({ db }) => listOwn(db, member.id))).toEqual([])
    expect(
      await at.as(other, ({ db }) =>
        listInbox(db, { show: 'pending', memberId: null, after: null, limit: 50 }),
      ),
    ).toEqual([])
  })

  it("no list holds a demo member's request, even one that got there (4.12.5)", async () => {
    const demo = await at.person({ isDemo: true })
    const id = randomUUID()
    await at.query(
      `insert into inquiries (id, user_id, kind, subject, is_demo) values ($1, $2, 'upgrade', 'desktop_pro', true)`,
      [id, demo.id],
    )
    expect((await inbox()).map((row) => row.id)).not.toContain(id)
    await expect(at.as(staff, (ctx) => takeInquiry(ctx, { id, seenOwnerId: null }))).rejects.toThrow(
      'inquiry',
    )
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
      await fresh.as(member, (ctx) => requestUpgrade(ctx, { id, plan: 'mobile_pro' }))
    }
    await fresh.as(clerk, (ctx) => takeInquiry(ctx, { id: ids[0] ?? '', seenOwnerId: null }))
    const seen: string[] = []
    for (let after = null as Parameters<typeof listInbox>[1]['after']; ; ) {
      const rows = await fresh.as(clerk, ({ db }) =>
        listInbox(db, { show: 'pending', memberId: null, after, limit: 2 }),
      )
      seen.push(...rows.map((row) => row.id))
      const last = rows.at(-1)
      if (!last) break
      const [order, moment, id] = cursorOf(last)
      after = { order, at: moment, id }
    }
    expect(seen).toEqual([...ids.slice(1), ids[0]])
    expect(await fresh.as(clerk, ({ db }) => countInbox(db))).toEqual({ open: 4, inProgress: 1 })
    await fresh.close()
  })
})
