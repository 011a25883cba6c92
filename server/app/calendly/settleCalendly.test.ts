import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { getCalendly, listCalendars } from '#server/booking/calendly/queries.ts'
import { calendarReference } from '#server/booking/rules/calendarReference.ts'
import { calendlyWebhooks } from '#tests/app/calendlyWebhooks.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { setSessionPeople } from '../sessions/setSessionPeople.ts'
import { retryCalendly } from './settleCalendly.ts'

const hour = 3_600_000
const stage = await calendlyWebhooks()
const { at, base, member, advisor, manager, uri, webhook, send, settle, sessionsOf, bookingOf } = stage
afterAll(() => stage.close())

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
