import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { calendarReference } from '#server/booking/rules/calendarReference.ts'
import { giveConsent } from '#server/consent/commands.ts'
import { getConsent } from '#server/consent/queries.ts'
import { calendlyWebhooks } from '#tests/app/calendlyWebhooks.ts'
import { getSession } from '../sessions/queries.ts'
import { retryCalendly } from './settleCalendly.ts'

const hour = 3_600_000
const stage = await calendlyWebhooks()
const { at, base, advisor, addressOf, uri, webhook, send, settle, bookingOf } = stage
const hostEmail = await addressOf(advisor)
afterAll(() => stage.close())

describe('bookings from Calendly (T-065)', () => {
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
})
