import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { listCalendar } from '#server/booking/availability/listCalendar.ts'
import { assignCalendly, unassignCalendly } from '#server/booking/calendly/commands.ts'
import { getCalendly } from '#server/booking/calendly/queries.ts'
import { calendlyWebhooks } from '#tests/app/calendlyWebhooks.ts'
import type { Person } from '#tests/app/testApp.ts'

const hour = 3_600_000
const stage = await calendlyWebhooks()
const { at, base, member, advisor, manager, addressOf, uri, webhook, send, settle, sessionsOf, bookingOf } =
  stage
afterAll(() => stage.close())

describe('bookings from Calendly (T-065)', () => {
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
})
