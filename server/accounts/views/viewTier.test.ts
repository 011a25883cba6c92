import { call, ORPCError } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallMeta } from '#contract/call.ts'
import { listViews } from '#server/accounts/advisors/queries.ts'
import { router } from '#server/app/router.ts'
import { takeClientEvents } from '#server/audit/takeClientEvents.ts'
import { listCards } from '#server/board/cards/queries.ts'
import type { AuthApp } from '#tests/app/authApp.ts'
import { authApp } from '#tests/app/authApp.ts'

let at: AuthApp
beforeAll(async () => {
  at = await authApp({ STAFF_DOMAIN: 'staff.example', DEFAULT_MOBILE_TIER: 'free' })
})
afterAll(() => at.close())

const idOf = async (email: string) =>
  (await at.query<{ id: string }>('select id from auth_users where email = $1', [email]))[0]?.id ?? ''

/** Somebody signed in, and their id. */
async function person(email: string) {
  await at.signedUp(email)
  return { id: await idOf(email), cookie: await at.signedIn(email) }
}
const advises = (advisorId: string, memberId: string) =>
  at.query('insert into member_advisors (id, user_id, advisor_id) values (gen_random_uuid(), $1, $2)', [
    memberId,
    advisorId,
  ])
const view = (cookie: string, id: string) => at.post('/api/auth/view/member', { id }, { cookie })
const tier = (cookie: string, desktop: string | null, mobile: string | null) =>
  at.post('/api/auth/view/tier', { desktop, mobile }, { cookie })
const end = (cookie: string) => at.post('/api/auth/view/end', {}, { cookie })
const events = async (id: string) =>
  (
    await at.query<{ action: string }>(
      `select action from audit_events where subject_id = $1 and action like 'view.%' order by id`,
      [id],
    )
  ).map(({ action }) => action)

type Described = { '~orpc': { meta: CallMeta } }
const everyCall = Object.entries(router).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Described>).map(([name, procedure]) => ({
    id: `${feature}.${name}`,
    meta: procedure['~orpc'].meta,
    procedure,
  })),
)
const answerOf = async (procedure: unknown, cookie: string) => {
  await at.query('delete from rate_takes')
  try {
    // safe because who may make a call is settled before its input is looked at
    await call(procedure as Parameters<typeof call>[0], {}, { context: at.callContextOf(cookie) })
    return 'answered'
  } catch (error) {
    return error instanceof ORPCError ? String(error.data?.reason ?? error.code) : String(error)
  }
}

describe('viewing the consoles with another plan (T-007, T-009)', () => {
  it('is for staff, of one surface or both, in this sign-in alone, and ends', async () => {
    const { cookie, id } = await person('sam@staff.example')
    const other = await at.signedIn('sam@staff.example')
    expect(await at.me(cookie)).toMatchObject({ desktopPlan: 'desktop_pro', mobilePlan: 'mobile_pro' })
    await tier(cookie, 'desktop_standard', 'mobile_premium')
    expect(await at.me(cookie)).toMatchObject({
      desktopPlan: 'desktop_standard',
      mobilePlan: 'mobile_premium',
      isStaff: true,
      view: { desktop: 'desktop_standard', mobile: 'mobile_premium', isAccount: false },
    })
    expect(await at.me(other)).toMatchObject({ desktopPlan: 'desktop_pro', view: null })
    await tier(cookie, null, 'mobile_free')
    expect(await at.me(cookie)).toMatchObject({
      desktopPlan: 'desktop_pro',
      mobilePlan: 'mobile_free',
      view: { desktop: null },
    })
    await end(cookie)
    expect(await at.me(cookie)).toMatchObject({ view: null })
    expect(await events(id)).toEqual(['view.begun', 'view.begun', 'view.ended'])
    expect(
      await at.query('select 1 from plan_grants where user_id = $1 and source <> $2', [id, 'sign_up']),
    ).toEqual([])
  })

  it('never does what costs or gives what costs', async () => {
    const { cookie } = await person('kim@staff.example')
    await tier(cookie, 'desktop_standard', null)
    const money = everyCall.filter(({ meta }) => meta.money && meta.access !== 'admin')
    expect(money.length).toBeGreaterThan(5)
    for (const { id, procedure } of money)
      expect(`${id} ${await answerOf(procedure, cookie)}`).toBe(`${id} viewing_as`)
  })

  it('is not for members', async () => {
    const { cookie } = await person('mia@members.example')
    expect(await tier(cookie, 'desktop_pro', 'mobile_pro')).toMatchObject({
      status: 403,
      body: { data: { reason: 'not_staff' } },
    })
    expect(await at.me(cookie)).toMatchObject({ desktopPlan: 'desktop_standard', view: null })
  })
})

describe("viewing a member's console (T-203)", () => {
  it('is their advisor’s alone, shows what the member sees, and the member sees that it was', async () => {
    const [advisor, colleague, member] = [
      await person('ada@staff.example'),
      await person('col@staff.example'),
      await person('mara@members.example'),
    ]
    await advises(advisor.id, member.id)
    expect((await view(colleague.cookie, member.id)).body).toMatchObject({ data: { reason: 'not_assigned' } })
    expect((await view(advisor.cookie, colleague.id)).body).toMatchObject({
      data: { reason: 'subject_staff' },
    })
    expect((await view(member.cookie, advisor.id)).status).toBe(404)
    await view(advisor.cookie, member.id)
    expect(await at.me(advisor.cookie)).toMatchObject({
      userId: member.id,
      isStaff: false,
      plans: (await at.me(member.cookie))?.plans,
      view: { isAccount: true },
    })
    expect(await answerOf(listCards, advisor.cookie)).toBe('answered')
    const { views } = await call(listViews, {}, { context: at.callContextOf(member.cookie) })
    expect(views.map(({ area }) => area)).toEqual(['console'])
    await end(advisor.cookie)
    expect(await at.me(advisor.cookie)).toMatchObject({ userId: advisor.id, isStaff: true, view: null })
    expect(await events(advisor.id)).toEqual(['view.begun', 'view.ended'])
  })

  it('reads alone: of every call that writes, guards or is for staff none is answered', async () => {
    const [advisor, member] = [await person('ora@staff.example'), await person('ole@members.example')]
    await advises(advisor.id, member.id)
    await view(advisor.cookie, member.id)
    for (const [index, { id, meta, procedure }] of everyCall.entries()) {
      // One sign-in writes 120 times a minute.
      if (index % 100 === 99) at.moveTime(61_000)
      const answer = await answerOf(procedure, advisor.cookie)
      if (meta.access === 'staff' || meta.access === 'admin')
        expect(['NOT_FOUND', 'viewing'], `${id}: ${answer}`).toContain(answer)
      else if (!(meta.whileViewing ?? meta.bucket === 'read')) expect(`${id} ${answer}`).toBe(`${id} viewing`)
    }
    for (const path of ['sign-ins/end-others', 'app/begin', 'passkey/begin', 'address/cancel'])
      expect(await at.post(`/api/auth/${path}`, {}, { cookie: advisor.cookie }), path).toMatchObject({
        status: 403,
        body: { data: { reason: 'viewing' } },
      })
  })

  it('leaves what the browser reports in the name of whoever sits there', async () => {
    const [advisor, member] = [await person('rea@staff.example'), await person('rolf@members.example')]
    await advises(advisor.id, member.id)
    await view(advisor.cookie, member.id)
    const report = {
      id: at.app.clock.newId(),
      event_type: 'user_action',
      action: 'csp_violation',
    } as const
    const context = at.callContextOf(advisor.cookie)
    await takeClientEvents({ context, body: { events: [report] }, cookie: advisor.cookie })
    expect(
      await at.query(`select actor_id, actor_kind, member_id from audit_events where subject_id = $1`, [
        report.id,
      ]),
    ).toEqual([{ actor_id: advisor.id, actor_kind: 'staff', member_id: advisor.id }])
  })

  it('ends with the assignment, with the role, and when the member is shut out', async () => {
    const [advisor, member] = [await person('eva@staff.example'), await person('ed@members.example')]
    await advises(advisor.id, member.id)
    await view(advisor.cookie, member.id)
    await at.query(`update member_advisors set until_at = now() where user_id = $1`, [member.id])
    expect(await at.me(advisor.cookie)).toMatchObject({ userId: advisor.id })
    await at.query(`update member_advisors set until_at = null where user_id = $1`, [member.id])
    expect(await at.me(advisor.cookie)).toMatchObject({ userId: member.id })
    const disable = (when: string) =>
      at.query(`update profiles set disabled_at = ${when} where id = $1`, [member.id])
    await disable('now()')
    // The advisor stays signed in, as themselves.
    expect(await at.me(advisor.cookie)).toMatchObject({ userId: advisor.id, isStaff: true })
    expect(await at.me(member.cookie)).toBeNull()
    await disable('null')
    await at.query('delete from roles where user_id = $1', [advisor.id])
    expect(await at.me(advisor.cookie)).toMatchObject({ userId: advisor.id, isStaff: false })
  })
})

describe('a screen that has locked itself', () => {
  it('answers none of the calls that ask who is there, but those of the lock', async () => {
    const { cookie } = await person('lock@members.example')
    await at.post('/api/auth/lock', {}, { cookie })
    for (const { id, meta, procedure } of everyCall.filter(({ meta }) => meta.access === 'member')) {
      const answer = await answerOf(procedure, cookie)
      expect(`${id} ${answer}`).toBe(`${id} ${meta.whileLocked ? 'answered' : 'locked'}`)
    }
  })
})
