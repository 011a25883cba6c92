import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { listCalendar } from '#server/booking/availability/listCalendar.ts'
import { assignCalendly, unassignCalendly } from '#server/booking/calendly/commands.ts'
import { mountCalendly } from '#server/booking/calendly/mountCalendly.ts'
import { getCalendly, listCalendars } from '#server/booking/calendly/queries.ts'
import { calendarReference } from '#server/booking/rules/calendarReference.ts'
import { giveConsent } from '#server/consent/commands.ts'
import { getConsent } from '#server/consent/queries.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getSession } from '../sessions/queries.ts'
import { setSessionPeople } from '../sessions/setSessionPeople.ts'
import { retryCalendly, settleCalendly } from './settleCalendly.ts'

const key = 'signing key of the test'
const hour = 3_600_000

let at: TestApp
let server: FastifyInstance
let member: Person
let advisor: Person
let manager: Person
let hostEmail: string
let base: number

beforeAll(async () => {
  keepCookieSecret('a secret of the test that is long enough')
  at = await testApp({ CALENDLY_SIGNING_KEY: key })
  base = at.app.clock.now().getTime()
  member = await at.person({})
  advisor = await at.person({ roles: ['staff'] })
  manager = await at.person({ roles: ['staff', 'admin'] })
  hostEmail = await addressOf(advisor)
  server = Fastify()
  mountCalendly(server, at.app, at.jobsPool)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const addressOf = async (who: Person) =>
  (await at.query<{ email: string }>('select email from auth_users where id = $1', [who.id]))[0]?.email ?? ''
const uri = (name: string) => `https://api.calendly.com/scheduled_events/${name}/invitees/${name}`
type More = { email?: string; reference?: string; startInHours?: number; event?: string } & Record<
  string,
  unknown
>

function webhook(name: string, { email, reference, startInHours = 48, event, ...more }: More = {}) {
  const startAt = base + startInHours * hour
  return {
    event: event ?? 'invitee.created',
    created_at: new Date(startAt - 90 * hour).toISOString(),
    created_by: 'https://api.calendly.com/users/A',
    payload: {
      uri: uri(name),
      email: email ?? 'nobody@visitors.example',
      name: 'Founder Example',
      status: 'active',
      timezone: 'Europe/London',
      updated_at: new Date(startAt - 90 * hour).toISOString(),
      tracking: { utm_content: reference ?? null },
      rescheduled: false,
      old_invitee: null,
      new_invitee: null,
      no_show: null,
      scheduled_event: {
        uri: `https://api.calendly.com/scheduled_events/${name}`,
        name: 'Strategy Session',
        start_time: new Date(startAt).toISOString(),
        end_time: new Date(startAt + hour).toISOString(),
        location: { type: 'google_conference', join_url: `https://calendly.com/events/${name}/google_meet` },
        event_memberships: [{ user_email: hostEmail }],
      },
      ...more,
    },
  }
}
async function send(body: object, header?: string) {
  const text = JSON.stringify(body)
  const seconds = Math.floor(at.app.clock.now().getTime() / 1_000)
  const mac = createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')
  const answer = await server.inject({
    method: 'POST',
    url: '/api/webhooks/calendly',
    headers: {
      'content-type': 'application/json',
      'calendly-webhook-signature': header ?? `t=${seconds},v1=${mac}`,
    },
    payload: text,
  })
  return answer.statusCode
}
const settle = async () => await settleCalendly(at.app, at.jobsPool)
const sessionsOf = async (who: Person) =>
  await at.query<{
    id: string
    status: string
    start_time: Date
    deleted_at: Date | null
    meeting_url: string
  }>(
    'select id, status, start_time, deleted_at, meeting_url from sessions where user_id = $1 and deleted_at is null order by start_time',
    [who.id],
  )
const bookingOf = async (email: string) =>
  (await at.call(manager, getCalendly, undefined)).bookings.find((booking) => booking.email === email)

describe('bookings from Calendly (T-065)', () => {
  it('are taken with their signature alone, once for each, and answered at once', async () => {
    expect(await send(webhook('unsigned'), 't=1,v1=00')).toBe(401)
    const told = webhook('once', { reference: calendarReference(member.id) })
    expect([await send(told), await send(told)]).toEqual([200, 200])
    expect(await send({ event: 'routing_form_submission.created' })).toBe(200)
    const { webhooks, isConfigured } = await at.call(manager, getCalendly, undefined)
    expect(isConfigured).toBe(true)
    expect(webhooks).toMatchObject([{ event: 'invitee.created', times: 2 }])
    await settle()
    expect(await sessionsOf(member)).toMatchObject([
      { status: 'scheduled', meeting_url: 'https://calendly.com/events/once/google_meet' },
    ])
    const [session] = await sessionsOf(member)
    const trail = await at.query('select action from audit_events where subject_id = $1', [session?.id])
    expect(trail.map((row) => row.action)).toEqual(['session.scheduled'])
  })

  it.each(['cancelled first', 'created first'])(
    'a rescheduled pair moves the one session, %s',
    async (order) => {
      const who = await at.person({})
      const reference = calendarReference(who.id)
      const [a, b] = [randomUUID(), randomUUID()]
      const inHours = order === 'created first' ? 100 : 200
      await send(webhook(a, { reference, startInHours: inHours }))
      await settle()
      const [first] = await sessionsOf(who)
      const cancelled = webhook(a, {
        event: 'invitee.canceled',
        reference,
        startInHours: inHours,
        status: 'canceled',
        rescheduled: true,
        new_invitee: uri(b),
      })
      const created = webhook(b, { reference, startInHours: inHours + 24, old_invitee: uri(a) })
      for (const each of order === 'created first' ? [created, cancelled] : [cancelled, created]) {
        await send(each)
        await settle()
        expect(await sessionsOf(who)).toHaveLength(1)
      }
      const [moved] = await sessionsOf(who)
      expect(moved).toMatchObject({ id: first?.id, status: 'scheduled' })
      expect(moved?.start_time.getTime()).toBe((first?.start_time.getTime() ?? 0) + 24 * hour)
      await send(
        webhook(b, {
          event: 'invitee.canceled',
          reference,
          status: 'canceled',
          cancellation: { reason: 'Ill' },
        }),
      )
      await settle()
      expect(await sessionsOf(who)).toMatchObject([{ id: first?.id, status: 'cancelled' }])
    },
  )

  it('tell whoever else comes of a new time and that it is off, once each', async () => {
    const who = await at.person({})
    const reference = calendarReference(who.id)
    const tom = { name: 'Tom', email: `${randomUUID()}@harbour.example` }
    const [a, b] = [randomUUID(), randomUUID()]
    await send(webhook(a, { reference, startInHours: 400 }))
    await settle()
    const id = (await sessionsOf(who))[0]?.id ?? ''
    await at.call(advisor, setSessionPeople, { id, people: [tom] })
    const told = async () =>
      (await emailsTo(at, tom.email)).filter(({ template }) => template === 'consent.guestTold')
    await settle()
    expect(await told()).toEqual([])
    await send(webhook(b, { reference, startInHours: 424, old_invitee: uri(a) }))
    await settle()
    expect((await told()).map(({ subject }) => subject)).toEqual(['New time: Strategy Session'])
    // The same with another link alone is nothing new to them.
    const { scheduled_event } = webhook(b, { startInHours: 424 }).payload
    const location = { type: 'zoom', join_url: 'https://calendly.com/events/other/zoom' }
    const later = (hours: number) => new Date(base + (334 + hours) * hour).toISOString()
    const relinked = webhook(b, {
      reference,
      startInHours: 424,
      old_invitee: uri(a),
      updated_at: later(1),
      scheduled_event: { ...scheduled_event, location },
    })
    await send({ ...relinked, created_at: later(1) })
    await settle()
    expect(await sessionsOf(who)).toMatchObject([{ meeting_url: location.join_url }])
    expect(await told()).toHaveLength(1)
    for (let sent = 0; sent < 2; sent++) {
      await send(
        webhook(b, {
          event: 'invitee.canceled',
          reference,
          startInHours: 424,
          status: 'canceled',
          updated_at: later(2),
          old_invitee: uri(a),
        }),
      )
      await settle()
    }
    expect((await told()).map(({ subject }) => subject).toSorted()).toEqual([
      'New time: Strategy Session',
      'Session cancelled: Strategy Session',
    ])
    for (const { attachments } of await told()) expect(attachments?.[0]?.content).toContain(id)
  })

  it('without our link belong to the confirmed address, and a forged reference to nobody', async () => {
    const who = await at.person({})
    await send(webhook('mailed', { email: (await addressOf(who)).toUpperCase(), startInHours: 300 }))
    await send(
      webhook('forged', {
        email: 'forger@visitors.example',
        reference: `${member.id}.forged`,
        startInHours: 310,
      }),
    )
    await settle()
    expect(await sessionsOf(who)).toHaveLength(1)
    expect(await bookingOf('forger@visitors.example')).toMatchObject({
      trouble: 'no_member',
      sessionId: null,
    })
  })

  it('wait for staff, who say whose they are and take it back', async () => {
    const who = await at.person({})
    const booking = await bookingOf('forger@visitors.example')
    const id = booking?.id ?? ''
    // Names and addresses of those who book are for whoever manages anybody's sessions (4.13.1).
    await expect(at.call(advisor, assignCalendly, { id, memberId: who.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(at.call(advisor, getCalendly, undefined)).rejects.toMatchObject({ reason: 'not_manager' })
    await at.call(manager, assignCalendly, { id, memberId: who.id })
    await settle()
    expect(await sessionsOf(who)).toHaveLength(1)
    expect(await bookingOf('forger@visitors.example')).toMatchObject({ matchedBy: 'staff', trouble: null })
    await at.call(manager, unassignCalendly, { id })
    await settle()
    expect(await sessionsOf(who)).toHaveLength(0)
    expect(await bookingOf('forger@visitors.example')).toMatchObject({ trouble: 'no_member', memberId: null })
  })

  it('are whose staff said last, also once they were moved', async () => {
    const [wrong, right] = [await at.person({}), await at.person({})]
    const [a, b] = [randomUUID(), randomUUID()]
    const idOf = async (name: string) =>
      (await at.query<{ id: string }>('select id from calendly_invitees where uri = $1', [uri(name)]))[0]
        ?.id ?? ''
    await send(webhook(a, { startInHours: 1400 }))
    await settle()
    await at.call(manager, assignCalendly, { id: await idOf(a), memberId: wrong.id })
    await settle()
    await send(webhook(b, { startInHours: 1424, old_invitee: uri(a) }))
    await send(
      webhook(a, {
        event: 'invitee.canceled',
        startInHours: 1400,
        status: 'canceled',
        rescheduled: true,
        new_invitee: uri(b),
      }),
    )
    await settle()
    expect(await sessionsOf(wrong)).toHaveLength(1)
    await at.call(manager, assignCalendly, { id: await idOf(b), memberId: right.id })
    await settle()
    expect([await sessionsOf(wrong), await sessionsOf(right)].map(({ length }) => length)).toEqual([0, 1])
    await at.call(manager, unassignCalendly, { id: await idOf(b) })
    await settle()
    expect(await sessionsOf(right)).toHaveLength(0)
  })

  it('take their host’s time while they are nobody’s, and free it when they are cancelled (T-064)', async () => {
    const started = { startInHours: 1200 }
    await send(webhook('nobodys', started))
    await settle()
    const busy = async () =>
      (
        await at.query<{ n: number }>(
          `select count(*)::int as n from taken_times where advisor_id = $1 and start_time = $2`,
          [advisor.id, new Date(base + 1200 * hour)],
        )
      )[0]?.n
    expect(await busy()).toBe(1)
    const from = new Date(base + 1190 * hour).toISOString()
    const until = new Date(base + 1210 * hour).toISOString()
    const kinds = async (who: Person) =>
      (await at.call(who, listCalendar, { advisorId: advisor.id, from, until })).entries.map(
        ({ kind }) => kind,
      )
    expect(await kinds(manager)).toEqual(['unmatched'])
    expect(await kinds(advisor)).toEqual(['busy'])
    // Once it is somebody's, the session takes the same time.
    const [row] = await at.query<{ id: string }>('select id from calendly_invitees where uri = $1', [
      uri('nobodys'),
    ])
    await at.call(manager, assignCalendly, { id: row?.id ?? '', memberId: member.id })
    await settle()
    expect(await busy()).toBe(1)
    expect(await kinds(advisor)).toEqual(['session'])
    await at.call(manager, unassignCalendly, { id: row?.id ?? '' })
    await settle()
    expect(await kinds(manager)).toEqual(['unmatched'])
    await send(webhook('nobodys', { ...started, event: 'invitee.canceled', status: 'canceled' }))
    await settle()
    expect(await busy()).toBe(0)
  })

  it('that overlap another session of the advisor are shown to staff, and become one when there is room', async () => {
    const who = await at.person({})
    const reference = calendarReference(who.id)
    const email = 'overlap@visitors.example'
    await send(webhook('room', { reference: calendarReference(member.id), startInHours: 500 }))
    await send(webhook('overlap', { reference, email, startInHours: 500 }))
    await settle()
    expect(await sessionsOf(who)).toHaveLength(0)
    expect(await bookingOf(email)).toMatchObject({ trouble: 'overlap', memberId: who.id })
    await send(webhook('room', { event: 'invitee.canceled', status: 'canceled', startInHours: 500 }))
    await retryCalendly(at.app, at.jobsPool)
    await settle()
    expect(await sessionsOf(who)).toHaveLength(1)
    expect(await bookingOf(email)).toMatchObject({ trouble: null })
  })

  it('go to the host whom Calendly gives them to, as the one session that they were', async () => {
    const who = await at.person({})
    const other = await at.person({ roles: ['staff'] })
    const reference = calendarReference(who.id)
    const email = `${randomUUID()}@visitors.example`
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()]
    let tellings = 0
    const told = async (name: string, host: string, inHours: number, more: object = {}) => {
      const { scheduled_event } = webhook(name, { startInHours: inHours }).payload
      const toldAt = new Date(base + inHours * hour + tellings++ * 1_000).toISOString()
      const event = { ...scheduled_event, event_memberships: [{ user_email: host }] }
      const body = webhook(name, {
        reference,
        email,
        updated_at: toldAt,
        scheduled_event: event,
        ...more,
      })
      await send({ ...body, created_at: toldAt })
      await settle()
    }
    const leads = async () =>
      await at.query<{ id: string; advisor_id: string; taken_by: string | null; start_time: Date }>(
        `select s.id, s.advisor_id, s.start_time, (select t.advisor_id from taken_times t where t.id = s.id) as taken_by
         from sessions s where s.user_id = $1`,
        [who.id],
      )
    await told(a, hostEmail, 1300)
    const [first] = await leads()
    const id = first?.id ?? ''
    expect(first).toMatchObject({ advisor_id: advisor.id, taken_by: advisor.id })
    const agree = { sessionId: id, textVersion: consentTextVersion }
    await at.call(advisor, giveConsent, agree)
    await at.call(who, giveConsent, agree)
    const consent = async () => (await at.call(who, getConsent, { sessionId: id })).consent.state
    expect(await consent()).toBe('complete')

    // The same invitee, given to another; what the one before agreed to is theirs alone.
    await told(a, await addressOf(other), 1300)
    expect(await leads()).toMatchObject([{ id, advisor_id: other.id, taken_by: other.id }])
    expect(await consent()).toBe('waiting')
    await at.call(other, giveConsent, agree)
    expect(await consent()).toBe('complete')
    await expect(at.call(advisor, getSession, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

    // Booked anew, and another host's turn.
    await told(b, hostEmail, 1324, { old_invitee: uri(a) })
    expect(await leads()).toMatchObject([
      { id, advisor_id: advisor.id, taken_by: advisor.id, start_time: new Date(base + 1324 * hour) },
    ])

    // A host who is nobody here: it stays with whom it was, and staff see so until the host has an account.
    const third = await at.person({ roles: ['staff'] })
    const address = await addressOf(third)
    await at.query('update auth_users set email_verified = false where id = $1', [third.id])
    await told(c, address, 1348, { old_invitee: uri(b) })
    expect(await leads()).toMatchObject([
      { id, advisor_id: advisor.id, start_time: new Date(base + 1348 * hour) },
    ])
    expect(await bookingOf(email)).toMatchObject({ trouble: 'no_advisor', sessionId: id })
    await at.query('update auth_users set email_verified = true where id = $1', [third.id])
    await retryCalendly(at.app, at.jobsPool)
    await settle()
    expect(await leads()).toMatchObject([{ id, advisor_id: third.id, taken_by: third.id }])
    expect(await bookingOf(email)).toMatchObject({ trouble: null, sessionId: id })
  })

  it('that cannot be stored say so and stop none behind them, and are tried again until their time is over', async () => {
    const who = await at.person({})
    const reference = calendarReference(who.id)
    const email = 'backwards@visitors.example'
    const backwards = webhook('backwards', { reference, email, startInHours: 600 })
    backwards.payload.scheduled_event.end_time = new Date(base + 590 * hour).toISOString()
    await send(backwards)
    await at.query(
      `update calendly_invitees set updated_at = updated_at - interval '1 hour' where uri = $1`,
      [uri('backwards')],
    )
    await send(webhook('behind', { reference, startInHours: 700 }))
    await settle()
    expect(await sessionsOf(who)).toHaveLength(1)
    expect(await bookingOf(email)).toMatchObject({ trouble: 'failed', sessionId: null })
    // How long a webhook is kept is the retention's to say, and no other routine erases one (T-219).
    await at.query(`update calendly_webhooks set received_at = now() - interval '60 days'`)
    const kept = await at.query('select key from calendly_webhooks')
    const again = async () => {
      await retryCalendly(at.app, at.jobsPool)
      expect(await at.query('select key from calendly_webhooks')).toHaveLength(kept.length)
      const [row] = await at.query<{ is_settled: boolean }>(
        'select is_settled from calendly_invitees where uri = $1',
        [uri('backwards')],
      )
      return row?.is_settled === false
    }
    expect(await again()).toBe(true)
    await settle()
    await at.query(
      `update calendly_invitees set facts = jsonb_set(facts, '{endAt}', to_jsonb($2::text)) where uri = $1`,
      [uri('backwards'), new Date(base - hour).toISOString()],
    )
    expect(await again()).toBe(false)
  })

  it('are led to by a link signed for the member', async () => {
    await at.query(
      `insert into service_cards (id, card_id, title, position_order, cta_type, cta_config)
        values (gen_random_uuid(), 'calendar', 'Calendar', 1, 'calendly', '{"calendly_url":"https://calendly.com/jul/90?month=2"}')`,
    )
    const { calendars, isConnected } = await at.call(member, listCalendars, undefined)
    const [{ cardId, url } = { cardId: '', url: '' }, ...others] = calendars
    expect([cardId, others]).toEqual(['calendar', []])
    expect(isConnected).toBe(true)
    expect(new URL(url).searchParams.get('utm_content')).toBe(calendarReference(member.id))
    expect(url).toContain('https://calendly.com/jul/90?month=2&')
  })
})
