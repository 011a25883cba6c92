import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { subscribeCalendly } from '#server/booking/calendly/commands.ts'
import { getCalendly } from '#server/booking/calendly/queries.ts'
import { calendarReference } from '#server/booking/rules/calendarReference.ts'
import type { CalendlyStage } from '#tests/app/calendlyStage.ts'
import { calendlyStage } from '#tests/app/calendlyStage.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person } from '#tests/app/testApp.ts'
import { contractsDir } from '#tests/fakes/contracts.ts'
import { retryCalendly } from './settleCalendly.ts'

const HOUR = 3_600_000
let stage: CalendlyStage
let admin: Person
let taken = 0

beforeAll(async () => {
  stage = await calendlyStage()
  admin = await stage.at.person({ roles: ['staff', 'admin'] })
})
afterAll(async () => {
  expect(contractsDir ? stage.calendly.trouble() : []).toEqual([])
  await stage.close()
})

/** A time that nothing else has. */
const nextTime = () => new Date(Math.floor(Date.now() / HOUR) * HOUR + 72 * HOUR + 2 * HOUR * taken++)
const check = async () => (await stage.at.call(admin, getCalendly, undefined)).check
const bookingOf = async (email: string) =>
  (await stage.at.call(admin, getCalendly, undefined)).bookings.find((booking) => booking.email === email)
const sessionsOf = (who: Person) =>
  stage.at.query<{ id: string; status: string; start_time: Date; status_reason: string | null }>(
    'select id, status, start_time, status_reason from sessions where user_id = $1 and deleted_at is null',
    [who.id],
  )
async function lost(who: Person, startAt = nextTime()) {
  stage.calendly.deliverNext('lost')
  return await stage.calendly.book({ startAt, email: who.email, reference: calendarReference(who.id) })
}

describe('bookings that no webhook told of (T-065)', () => {
  it('are found with their moves and cancellations, and stay one session', async () => {
    const who = await stage.at.person({})
    expect(await check()).toMatchObject({ isConfigured: true, checkedAt: null, failure: null })
    const booked = await lost(who)
    await stage.look()
    const [first] = await sessionsOf(who)
    expect(first).toMatchObject({ status: 'scheduled', start_time: booked.startAt })
    expect(await check()).toMatchObject({ failure: null, found: 1, checkedAt: expect.any(String) })

    stage.calendly.deliverNext('lost')
    const moved = await stage.calendly.move(booked.uri, nextTime())
    await stage.look()
    expect(await sessionsOf(who)).toMatchObject([
      { id: first?.id, status: 'scheduled', start_time: moved.startAt },
    ])
    // The webhooks come after all: nothing is new, and nothing is doubled.
    stage.calendly.deliverNext('doubled')
    await stage.calendly.cancel(moved.uri, 'Ill')
    await stage.look()
    expect(await sessionsOf(who)).toMatchObject([
      { id: first?.id, status: 'cancelled', status_reason: 'Ill' },
    ])
  })

  it('are found once: a look at what is known already is no news', async () => {
    const who = await stage.at.person({})
    await stage.calendly.book({ startAt: nextTime(), email: who.email })
    await stage.look()
    const before = await check()
    await stage.look()
    const after = await check()
    expect(after).toMatchObject({ found: before.found, foundAt: before.foundAt })
    expect(await sessionsOf(who)).toHaveLength(1)
  })

  it('tell whether somebody came, and when that was taken back', async () => {
    const who = await stage.at.person({})
    const booked = await lost(who, new Date(Date.now() - 2 * HOUR))
    await stage.look()
    for (const isNoShow of [true, false]) {
      // It is said after the start, and asked for once an hour then.
      await stage.at.query(`update calendly_invitees set polled_at = polled_at - interval '2 hours'`)
      stage.calendly.deliverNext('lost')
      await stage.calendly.sayNoShow(booked.uri, isNoShow)
      await stage.look()
      expect(await bookingOf(who.email)).toMatchObject({ isNoShow })
      const [session] = await stage.at.query<{ said: boolean; booked_in: string }>(
        'select no_show_at is not null as said, booked_in from sessions where user_id = $1',
        [who.id],
      )
      expect(session).toEqual({ said: isNoShow, booked_in: 'calendly' })
    }
  })
})

describe('Calendly that fails (F40)', () => {
  it.each([
    ['refuses the token', { kind: 'status', code: 401 }, 1, 'unauthorized'],
    ['leaves it out of the plan', { kind: 'status', code: 403 }, 1, 'forbidden'],
    ['answers in no JSON', { kind: 'garbage-json' }, 3, 'unreachable'],
    ['answers something else', { kind: 'status', code: 200, body: { collection: 1 } }, 1, 'unreadable'],
  ] as const)(
    '%s: that is said, and the next look finds what there is',
    async (_name, action, times, failure) => {
      const who = await stage.at.person({})
      await lost(who)
      stage.calendly.next({ match: '/users/me', times, action })
      await stage.look()
      expect(await check()).toMatchObject({ failure })
      expect(await sessionsOf(who)).toHaveLength(0)
      await stage.look()
      expect(await check()).toMatchObject({ failure: null })
      expect(await sessionsOf(who)).toHaveLength(1)
    },
  )

  it('asks to wait: it is asked again when it said, and no sooner', async () => {
    const who = await stage.at.person({})
    await lost(who)
    const wait = { 'x-ratelimit-reset': '1' }
    stage.calendly.next({ match: '/users/me', action: { kind: 'status', code: 429, headers: wait } })
    const began = performance.now()
    await stage.look()
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000)
    expect(await check()).toMatchObject({ failure: null })
    expect(await sessionsOf(who)).toHaveLength(1)
  })

  it('breaks off in the middle: what was read stays, and the next look goes on', async () => {
    const [one, other] = [await stage.at.person({}), await stage.at.person({})]
    await lost(one)
    const second = await lost(other)
    const [, id] = /(EVT\w+)\//.exec(second.uri) ?? []
    stage.calendly.next({ match: `${id}/invitees`, action: { kind: 'status', code: 403 } })
    await stage.look()
    expect(await check()).toMatchObject({ failure: 'forbidden' })
    expect([await sessionsOf(one), await sessionsOf(other)]).toMatchObject([[{}], []])
    // Of one event alone nothing can be read: that is said, and the others come.
    stage.calendly.next({ match: `${id}/invitees`, action: { kind: 'status', code: 404 } })
    const third = await stage.at.person({})
    await lost(third)
    await stage.look()
    expect(await check()).toMatchObject({ failure: 'unreadable' })
    expect(await sessionsOf(third)).toHaveLength(1)
    await stage.look()
    expect(await sessionsOf(other)).toHaveLength(1)
  })
})

describe('the subscription (T-065, T-168)', () => {
  it('that is disabled is shown, and told to every admin once', async () => {
    const told = async () =>
      (await emailsTo(stage.at, admin.email)).filter(({ subject }) => subject.startsWith('Calendly'))
    await stage.look()
    expect(await check()).toMatchObject({ subscription: 'active' })
    expect(await told()).toHaveLength(0)
    stage.calendly.subscription = 'disabled'
    await stage.look()
    await stage.look()
    expect(await check()).toMatchObject({ subscription: 'disabled', subscriptionSince: expect.any(String) })
    expect(await told()).toHaveLength(1)
    expect(await emailsTo(stage.at, stage.advisor.email)).toHaveLength(0)
    stage.calendly.subscription = 'active'
    await stage.look()
    expect(await check()).toMatchObject({ subscription: 'active' })
    stage.calendly.subscription = 'missing'
    await stage.look()
    expect(await told()).toHaveLength(2)
    const trail = await stage.at.query(
      `select action from audit_events where action = 'booking.calendly_subscription_set'`,
    )
    expect(trail).toHaveLength(4)
  })
})

describe('a subscription that staff ask for (T-168)', () => {
  const ask = () => stage.at.call(admin, subscribeCalendly, undefined)
  it('is made by the next look, in place of one that was disabled, and asked for once', async () => {
    for (const state of ['missing', 'disabled'] as const) {
      stage.calendly.subscription = state
      await stage.look()
      expect(await check()).toMatchObject({ subscription: state, isAsked: false })
      expect((await ask()).check).toMatchObject({ isAsked: true })
      await ask()
      await stage.look()
      expect(await check()).toMatchObject({ subscription: 'active', isAsked: false, failure: null })
    }
    const trail = await stage.at.query(
      `select action from audit_events where action = 'booking.calendly_subscription_asked'`,
    )
    expect(trail).toHaveLength(2)
  })

  it('that Calendly refuses is said, and not tried again by itself; one that nobody answered is', async () => {
    stage.calendly.subscription = 'missing'
    await stage.look()
    const order = { match: '/webhook_subscriptions', method: 'POST' }
    await ask()
    stage.calendly.next({ ...order, action: { kind: 'status', code: 403 } })
    await stage.look()
    expect(await check()).toMatchObject({ failure: 'forbidden', isAsked: false })
    await ask()
    stage.calendly.next({ ...order, times: 3, action: { kind: 'reset-before' } })
    await stage.look()
    expect(await check()).toMatchObject({ failure: 'unreachable', isAsked: true })
    // The answer is lost after Calendly made it: asked again it exists, which is what was wanted.
    stage.calendly.next({ ...order, action: { kind: 'reset-after-effect' } })
    await stage.look()
    expect(await check()).toMatchObject({ subscription: 'active', isAsked: false, failure: null })
  })

  it('is asked for by those who manage sessions, where both keys are set', async () => {
    const staff = await stage.at.person({ roles: ['staff'] })
    await expect(stage.at.call(staff, subscribeCalendly, undefined)).rejects.toMatchObject({
      reason: 'not_manager',
    })
    const key = stage.at.app.config.calendlySigningKey
    Object.assign(stage.at.app.config, { calendlySigningKey: null })
    await expect(ask()).rejects.toMatchObject({ reason: 'calendly_not_configured' })
    Object.assign(stage.at.app.config, { calendlySigningKey: key })
  })
})

it('a webhook with another signature or an old one is refused, and found by looking', async () => {
  const who = await stage.at.person({})
  for (const delivery of ['bad-signature', 'stale-signature'] as const) {
    stage.calendly.deliverNext(delivery)
    await stage.calendly.book({ startAt: nextTime(), email: who.email })
  }
  await stage.settle()
  expect(await sessionsOf(who)).toHaveLength(0)
  await stage.look()
  expect(await sessionsOf(who)).toHaveLength(2)
})

it('a full calendar is read over several looks, page by page', async () => {
  const who = await stage.at.person({})
  for (let n = 0; n < 65; n += 1) await lost(who)
  stage.calendly.next({ match: '/scheduled_events', action: { kind: 'mode', name: 'page-size-40' } })
  await stage.look()
  expect((await sessionsOf(who)).length).toBeLessThan(65)
  for (let n = 0; n < 3; n += 1) await stage.look()
  await retryCalendly(stage.at.app, stage.at.jobsPool)
  await stage.settle()
  expect(await sessionsOf(who)).toHaveLength(65)
})
