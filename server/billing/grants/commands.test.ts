import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { planGrants } from '../tables.ts'
import { endGrant, grantPlan } from './commands.ts'
import { listGrants, listMyGrants } from './queries.ts'

let at: TestApp
let staff: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  ;[staff, member] = await Promise.all([at.person({ roles: ['staff'] }), at.person()])
})
afterAll(() => at.close())

const draft = (userId: string, more: object = {}) => ({
  id: randomUUID(),
  userId,
  plan: 'desktop_pro' as const,
  reason: 'Pilot with the founders',
  untilAt: null as string | null,
  ...more,
})
const give = (who: Person, input: ReturnType<typeof draft>) => at.call(who, grantPlan, input)
const plansOf = (who: Person) => at.as(who, async ({ actor }) => actor.plans)
const rowsOf = (action: string, id: string) =>
  at.query<{ actor_id: string; member_id: string }>(
    'select actor_id, member_id from audit_events where action = $1 and subject_id = $2',
    [action, id],
  )

describe('giving a plan (T-047)', () => {
  it('gives a member the plan at once, with one row in the trail and one event for their open consoles', async () => {
    const someone = await at.person()
    const input = draft(someone.id)
    const { grant } = await give(staff, input)
    expect(grant).toMatchObject({
      plan: 'desktop_pro',
      source: 'staff',
      grantedByName: 'Test Person',
      untilAt: null,
      canEnd: true,
    })
    expect(await at.query('select granted_by from plan_grants where id = $1', [input.id])).toEqual([
      { granted_by: staff.id },
    ])
    expect(await plansOf(someone)).toEqual(['mobile_pro', 'desktop_standard', 'desktop_pro'])
    expect(await rowsOf('grant.given', input.id)).toEqual([{ actor_id: staff.id, member_id: someone.id }])
    expect(
      await at.query('select topic, kind, member_id from live_events where entity_id = $1', [input.id]),
    ).toEqual([{ topic: 'billing', kind: 'grant.given', member_id: someone.id }])
  })

  it('given twice by a double click, stands once and is recorded once', async () => {
    const input = draft(member.id)
    await Promise.all([give(staff, input), give(staff, input)])
    expect(await at.query('select id from plan_grants where id = $1', [input.id])).toHaveLength(1)
    expect(await rowsOf('grant.given', input.id)).toHaveLength(1)
  })

  it('ends on its day by itself', async () => {
    const someone = await at.person()
    await give(
      staff,
      draft(someone.id, { plan: 'mobile_premium', untilAt: new Date(Date.now() + 3_600_000).toISOString() }),
    )
    expect(await plansOf(someone)).toContain('mobile_premium')
    at.moveTime(3_600_000)
    expect(await plansOf(someone)).not.toContain('mobile_premium')
    at.moveTime(-3_600_000)
  })

  it.each([
    ['an empty reason', { reason: '  ' }, 'reason'],
    ['an end in the past', { untilAt: '2020-01-01T00:00:00.000Z' }, 'untilAt'],
    [
      'an end in eleven years',
      { untilAt: new Date(Date.now() + 11 * 366 * 86_400_000).toISOString() },
      'untilAt',
    ],
  ])('refuses %s and stores nothing', async (_name, more, field) => {
    const input = draft(member.id, more)
    await expect(give(staff, input)).rejects.toMatchObject({ problems: [{ field }] })
    expect(await at.query('select id from plan_grants where id = $1', [input.id])).toEqual([])
  })

  it('refuses staff for themselves (T-009), members, and members without a confirmed address', async () => {
    const unverified = await at.person({ isVerified: false })
    await expect(give(staff, draft(staff.id))).rejects.toMatchObject({ reason: 'own_account' })
    await expect(give(member, draft(member.id))).rejects.toThrow()
    await expect(give(staff, draft(unverified.id))).rejects.toMatchObject({ reason: 'subject_not_verified' })
  })

  it('does not know a demo member (4.12.5), nor anybody who is not there', async () => {
    const demo = await at.person({ isDemo: true })
    await expect(give(staff, draft(demo.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(give(staff, draft(randomUUID()))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it("does not take another grant's id", async () => {
    const input = draft(member.id)
    await give(staff, input)
    await expect(give(staff, { ...input, userId: (await at.person()).id })).rejects.toMatchObject({
      reason: 'id_taken',
    })
    const later = new Date(Date.now() + 90 * 86_400_000).toISOString()
    await expect(give(staff, { ...input, untilAt: later })).rejects.toMatchObject({ reason: 'id_taken' })
  })
})

describe('ending a plan', () => {
  it('takes it away at once, recorded once', async () => {
    const someone = await at.person()
    const { grant } = await give(staff, draft(someone.id))
    expect((await at.call(staff, endGrant, { id: grant.id })).grant).toMatchObject({
      isActive: false,
      endedByName: 'Test Person',
      canEnd: false,
    })
    expect(await at.query('select ended_by from plan_grants where id = $1', [grant.id])).toEqual([
      { ended_by: staff.id },
    ])
    expect(await plansOf(someone)).not.toContain('desktop_pro')
    expect(await rowsOf('grant.ended', grant.id)).toEqual([{ actor_id: staff.id, member_id: someone.id }])
    expect(await rowsOf('grant.ended', grant.id)).toHaveLength(1)
  })

  it('again, by whoever it is, changes nothing and tells nothing', async () => {
    const { grant } = await give(staff, draft(member.id))
    const ended = await at.call(staff, endGrant, { id: grant.id })
    const told = () => at.query('select id from live_events where entity_id = $1', [grant.id])
    const before = await told()
    const colleague = await at.person({ roles: ['staff'] })
    for (const who of [staff, colleague])
      expect(await at.call(who, endGrant, { id: grant.id })).toEqual(ended)
    expect(await rowsOf('grant.ended', grant.id)).toHaveLength(1)
    expect(await told()).toEqual(before)
  })

  it('leaves alone what was paid for and what came with the sign-up', async () => {
    for (const source of ['purchase', 'sign_up']) {
      const id = randomUUID()
      await at.query(
        `insert into plan_grants (id, user_id, plan, source) values ($1, $2, 'desktop_standard', $3)`,
        [id, member.id, source],
      )
      await expect(at.call(staff, endGrant, { id })).rejects.toMatchObject({
        reason: 'not_granted_by_staff',
      })
    }
  })

  it('is for staff, and never for their own plans', async () => {
    const { grant } = await give(staff, draft(member.id))
    const own = await at.person({ roles: ['staff'], plans: ['mobile_pro'] })
    const [held] = await at.query<{ id: string }>('select id from plan_grants where user_id = $1', [own.id])
    await expect(at.call(member, endGrant, { id: grant.id })).rejects.toThrow()
    await expect(at.call(own, endGrant, { id: held?.id ?? '' })).rejects.toMatchObject({
      reason: 'own_account',
    })
  })
})

describe('whose grants they are', () => {
  const rowsSeenBy = (who: Person) =>
    at.as(who, async ({ db }) => (await db.select().from(planGrants)).map((row) => row.userId))

  it('shows a member their own and nobody else theirs', async () => {
    const other = await at.person({ plans: ['mobile_pro'] })
    expect(await at.call(other, listMyGrants, undefined)).toMatchObject({
      plans: [{ plan: 'mobile_pro', isActive: true }],
    })
    expect(await rowsSeenBy(other)).toEqual([other.id])
    await expect(at.call(other, listGrants, { userId: other.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const seen = await at.call(staff, listGrants, { userId: other.id })
    expect(seen).toMatchObject({ grants: [{ plan: 'mobile_pro' }], canGrant: true, reason: null })
  })

  it('hides a demo member from staff (4.12.5)', async () => {
    const demo = await at.person({ isDemo: true, plans: ['mobile_pro', 'desktop_pro'] })
    expect(await rowsSeenBy(staff)).not.toContain(demo.id)
    await expect(at.call(staff, listGrants, { userId: demo.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await at.call(demo, listMyGrants, undefined)).plans).toHaveLength(2)
  })
})
