import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { setAvailability } from '#server/booking/availability/commands.ts'
import { grantCredits } from '#server/booking/credits/commands.ts'
import { listCredits } from '#server/booking/credits/queries.ts'
import { claimBookingLink, makeBookingLink, revokeBookingLink } from '#server/booking/links/commands.ts'
import { viewBookingLink } from '#server/booking/links/queries.ts'
import { holdSlot, releaseHold } from '#server/booking/slots/commands.ts'
import { getHold, listNextSlots, listSlots } from '#server/booking/slots/queries.ts'
import { getConsent } from '#server/consent/queries.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { editSession, scheduleSession, setSessionStatus } from '../sessions/commands.ts'
import { bookSession } from './bookSession.ts'
import { cancelBooking, getBooking, rescheduleBooking } from './changeBooking.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
let at: TestApp
let advisor: Person
let member: Person
let other: Person

beforeAll(async () => {
  at = await testApp()
  member = await at.person({ firstName: 'Mia', plans: ['mobile_premium'] })
  other = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

// Each test has an advisor of its own: nobody's bookings are in another's way.
beforeEach(async () => {
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  await at.assign(advisor, member)
  await at.assign(advisor, other)
  await open()
})

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', until: '17:00' }))
const open = (changes: object = {}) =>
  at.call(advisor, setAvailability, {
    advisorId: advisor.id,
    baseVersion: 0,
    isOpen: true,
    timeZone: 'UTC',
    hours: everyDay,
    bufferBefore: 15,
    bufferAfter: 15,
    noticeHours: 24,
    horizonDays: 60,
    dailyMaximum: 4,
    meetingUrl: 'https://meet.example/ada',
    ...changes,
  })
/** Some days from now at an hour of the clock, UTC. */
const inDays = (days: number, hour: number, minute = 0) => {
  const day = new Date(at.app.clock.now().getTime() + days * DAY)
  return new Date(
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute),
  ).toISOString()
}
const hold = (
  person: Person,
  startAt: string,
  service: 'sprint' | 'strategy' | 'introduction' = 'sprint',
  id = randomUUID(),
) => at.call(person, holdSlot, { id, service, advisorId: advisor.id, startAt })
const give = async (person = member, count = 1) => {
  const ids = Array.from({ length: count }, () => randomUUID())
  await at.call(advisor, grantCredits, {
    ids,
    memberId: person.id,
    service: 'sprint',
    reason: 'Retainer of June',
    expiresAt: null,
  })
  return ids[0] ?? ''
}
const details = { focus: 'Fundraising', timeline: 'Next week', notes: 'The board pack.' } as const
const book = (person: Person, holdId: string, creditId: string, id = randomUUID()) =>
  at.call(person, bookSession, { id, holdId, creditId, ...details })
const booked = async (person = member, startAt = inDays(3, 9)) => {
  const creditId = await give(person)
  const { hold: held } = await hold(person, startAt)
  const { session } = await book(person, held.id, creditId)
  return { session, creditId }
}
const creditOf = async (person: Person, id: string) =>
  (await at.call(person, listCredits, {})).credits.find((each) => each.id === id)

describe('finding a time', () => {
  it('lists the free times of a month by the clock of the reader, without what is taken (T-213)', async () => {
    const startAt = inDays(3, 9)
    await hold(other, startAt)
    const month = startAt.slice(0, 7)
    const { days } = await at.call(member, listSlots, {
      service: 'sprint',
      advisorId: advisor.id,
      month,
      timeZone: 'Asia/Kathmandu',
    })
    const starts = days.flatMap((day) => day.slots).map((slot) => slot.startAt)
    expect(starts).not.toContain(startAt)
    // An hour, and both buffers of both: the next begins at 10:30.
    expect(starts).not.toContain(inDays(3, 10))
    expect(starts).toContain(inDays(3, 10, 30))
    const slot = days.flatMap((day) => day.slots).find((each) => each.startAt === inDays(3, 10, 30))
    expect(slot?.clock).toBe('16:15')
    // Whoever holds it finds it free still.
    const mine = await at.call(other, listSlots, {
      service: 'sprint',
      advisorId: advisor.id,
      month,
      timeZone: 'UTC',
    })
    expect(mine.days.flatMap((day) => day.slots).map((each) => each.startAt)).toContain(startAt)
  })

  it('names the zone that does not exist', async () => {
    await expect(
      at.call(member, listSlots, { service: 'sprint', month: '2027-01', timeZone: 'Mars/Base' }),
    ).rejects.toMatchObject({ problems: [{ field: 'timeZone' }] })
  })

  it('offers the first three ahead', async () => {
    const { slots } = await at.call(member, listNextSlots, { service: 'sprint', advisorId: advisor.id })
    expect(slots).toHaveLength(3)
  })
})

describe('holding a time (T-064)', () => {
  it('keeps it for one person for 15 minutes, and tells the second at once which three are nearest', async () => {
    const startAt = inDays(3, 11)
    const { hold: held } = await hold(member, startAt)
    expect(Date.parse(held.expiresAt) - at.app.clock.now().getTime()).toBeLessThanOrEqual(15 * 60_000)
    await expect(hold(other, startAt)).rejects.toMatchObject({
      reason: 'slot_taken',
      current: {
        nearest: [{ startAt: inDays(3, 9) }, { startAt: inDays(3, 9, 30) }, { startAt: inDays(3, 12, 30) }],
      },
    })
    // An overlap is no other time.
    await expect(hold(other, inDays(3, 11, 30), 'introduction')).rejects.toMatchObject({
      reason: 'slot_taken',
    })
  })

  it('is one hold at a time: another lets the first go, and the same one sent again is the same', async () => {
    const id = randomUUID()
    const first = await hold(member, inDays(3, 11), 'sprint', id)
    expect((await hold(member, inDays(3, 11), 'sprint', id)).hold).toEqual(first.hold)
    await hold(member, inDays(3, 11, 30))
    expect((await at.call(member, getHold, undefined)).hold?.startAt).toBe(inDays(3, 11, 30))
    await hold(other, inDays(3, 9))
  })

  it('is let go by its member, and by its end', async () => {
    const { hold: held } = await hold(member, inDays(3, 11))
    await at.call(other, releaseHold, { id: held.id })
    await expect(hold(other, inDays(3, 11))).rejects.toMatchObject({ reason: 'slot_taken' })
    await at.call(member, releaseHold, { id: held.id })
    await hold(other, inDays(3, 11))
    await at.query(
      `update slot_holds set created_at = now() - interval '20 minutes', expires_at = now() - interval '5 minutes'`,
    )
    await hold(member, inDays(3, 11))
  })

  it('refuses times that are past, closed, too soon, too far, or of nobody who can be booked', async () => {
    await expect(hold(member, inDays(-1, 11))).rejects.toMatchObject({ problems: [{ field: 'startAt' }] })
    for (const wrong of [
      inDays(3, 8),
      inDays(3, 16, 30),
      inDays(3, 10, 10),
      inDays(0, 23, 30),
      inDays(61, 11),
    ])
      await expect(hold(member, wrong), wrong).rejects.toMatchObject({ reason: 'not_offered' })
    await expect(
      at.call(member, holdSlot, {
        id: randomUUID(),
        service: 'sprint',
        advisorId: other.id,
        startAt: inDays(3, 11),
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const demo = await at.person({ isDemo: true })
    await expect(hold(demo, inDays(3, 11))).rejects.toMatchObject({ reason: 'demo_member' })
  })

  it('keeps a day to its maximum', async () => {
    await open({ baseVersion: 1, dailyMaximum: 1 })
    await hold(other, inDays(3, 9))
    await expect(hold(member, inDays(3, 14))).rejects.toMatchObject({ reason: 'slot_taken' })
  })
})

describe('booking', () => {
  it('makes the session, spends the credit, mails both and leaves one audit row and one event (K64, T-156)', async () => {
    const startAt = inDays(3, 9)
    const { session, creditId } = await booked(member, startAt)
    expect(session).toMatchObject({
      title: 'Strategic Sprint',
      startAt,
      advisorId: advisor.id,
      sessionType: 'advisory',
      description: 'Focus: Fundraising\nTimeline: Next week\n\nThe board pack.',
      meetingUrl: 'https://meet.example/ada',
    })
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: session.id })
    expect(await at.query('select action from audit_events where subject_id = $1', [session.id])).toEqual([
      { action: 'booking.booked' },
    ])
    expect(await at.query('select topic, kind from live_events where entity_id = $1', [session.id])).toEqual([
      { topic: 'sessions', kind: 'booking.booked' },
    ])
    expect((await emailsTo(at, member.email)).map((mail) => mail.subject)).toContain(
      'Session booked: Strategic Sprint',
    )
    expect((await emailsTo(at, advisor.email)).map((mail) => mail.subject)).toContain(
      'Booked: Strategic Sprint with Mia Person',
    )
    await expect(hold(other, startAt)).rejects.toMatchObject({ reason: 'slot_taken' })
  })

  it('stores with itself who comes and what the member agreed to, and asks whoever else comes (T-083, 4.13.18)', async () => {
    const creditId = await give()
    const { hold: held } = await hold(member, inDays(3, 9))
    const id = randomUUID()
    const tom = { name: 'Tom', email: `${randomUUID()}@harbour.example` }
    const order = { id, holdId: held.id, creditId, ...details }
    const people = [{ name: 'Mia', email: member.email }, tom]
    await expect(
      at.call(member, bookSession, { ...order, people: [{ name: '', email: 'x' }] }),
    ).rejects.toMatchObject({ problems: [{ field: 'people.0.name' }, { field: 'people.0.email' }] })
    await expect(at.call(member, bookSession, { ...order, consentTo: '0.1' })).rejects.toMatchObject({
      reason: 'text_changed',
    })
    const { session } = await at.call(member, bookSession, {
      ...order,
      people,
      consentTo: consentTextVersion,
    })
    expect(session.people).toEqual(people)
    const { consent } = await at.call(member, getConsent, { sessionId: id })
    expect(consent.people.map(({ party, answer }) => [party, answer])).toEqual([
      ['member', 'given'],
      ['advisor', 'waiting'],
      ['guest', 'waiting'],
    ])
    expect(await emailsTo(at, tom.email)).toHaveLength(1)
  })

  it('is one session and one credit however often it is sent', async () => {
    const creditId = await give()
    const { hold: held } = await hold(member, inDays(3, 9))
    const id = randomUUID()
    await book(member, held.id, creditId, id)
    expect((await book(member, held.id, creditId, id)).session.id).toBe(id)
    expect(
      await at.query(`select count(*)::int as n from sessions where advisor_id = $1`, [advisor.id]),
    ).toEqual([{ n: 1 }])
  })

  it('says at its field that a focus is missing (spec 2 §5)', async () => {
    const creditId = await give()
    const { hold: held } = await hold(member, inDays(3, 9))
    await expect(
      at.call(member, bookSession, { id: randomUUID(), holdId: held.id, creditId, ...details, focus: null }),
    ).rejects.toMatchObject({ problems: [{ field: 'focus', message: 'Please select a session type' }] })
  })

  it('refuses a hold that ended, a credit of another, a spent one, and one of another service', async () => {
    const creditId = await give()
    const { hold: held } = await hold(member, inDays(3, 9))
    await expect(book(other, held.id, creditId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const foreign = await give(other)
    await expect(book(member, held.id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await book(member, held.id, creditId)
    const { hold: next } = await hold(member, inDays(4, 9))
    await expect(book(member, next.id, creditId)).rejects.toMatchObject({ reason: 'credit_spent' })
    const fresh = await give()
    const { hold: strategy } = await hold(member, inDays(5, 9), 'strategy')
    await expect(book(member, strategy.id, fresh)).rejects.toMatchObject({ reason: 'credit_elsewhere' })
    await at.query(
      `update slot_holds set created_at = now() - interval '20 minutes', expires_at = now() - interval '5 minutes'`,
    )
    await expect(book(member, strategy.id, fresh)).rejects.toMatchObject({ reason: 'hold_gone' })
  })

  it('needs the plan for a credit that staff gave, and none for one of a link (T-048)', async () => {
    const free = await at.person()
    await at.assign(advisor, free)
    const creditId = await give(free)
    const { hold: held } = await hold(free, inDays(3, 9))
    await expect(book(free, held.id, creditId)).rejects.toMatchObject({ reason: 'plan_missing' })
  })
})

describe('changing a booking (T-075)', () => {
  it('moves it twice, keeps its length, and charges nothing', async () => {
    const { session, creditId } = await booked()
    const move = (startAt: string) => at.call(member, rescheduleBooking, { id: session.id, startAt })
    // Half an hour later overlaps the session itself, which is no obstacle.
    const moved = await move(inDays(3, 9, 30))
    expect(moved.session).toMatchObject({ startAt: inDays(3, 9, 30), endAt: inDays(3, 10, 30) })
    await move(inDays(3, 9, 30))
    await hold(other, inDays(4, 9))
    await expect(move(inDays(4, 9))).rejects.toMatchObject({
      reason: 'slot_taken',
      current: {
        nearest: [{ startAt: inDays(4, 10, 30) }, { startAt: inDays(4, 11) }, { startAt: inDays(4, 11, 30) }],
      },
    })
    await move(inDays(5, 9))
    await expect(move(inDays(6, 9))).rejects.toMatchObject({ reason: 'no_moves_left' })
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: session.id })
    // The time it left is free again.
    await hold(other, inDays(3, 9, 30))
  })

  it('gives the credit back in time, and later only takes it with a word', async () => {
    const { session, creditId } = await booked()
    const done = await at.call(member, cancelBooking, { id: session.id, acceptsLoss: false })
    expect(done).toMatchObject({ creditReturned: true, session: { status: 'cancelled' } })
    expect(await creditOf(member, creditId)).toMatchObject({ spentAt: null, sessionId: null })
    await hold(other, inDays(3, 9))

    const late = await booked(member, inDays(4, 9))
    await at.query(
      `update sessions set start_time = now() + interval '5 hours', end_time = now() + interval '6 hours' where id = $1`,
      [late.session.id],
    )
    const { booking } = await at.call(member, getBooking, { id: late.session.id })
    expect(booking).toMatchObject({
      returnsCredit: false,
      can: { move: { reason: 'move_window_closed' }, cancel: { ok: true } },
    })
    const cancel = (acceptsLoss: boolean) =>
      at.call(member, cancelBooking, { id: late.session.id, acceptsLoss })
    await expect(cancel(false)).rejects.toMatchObject({ reason: 'cancel_late' })
    expect(await cancel(true)).toMatchObject({ creditReturned: false })
    expect((await creditOf(member, late.creditId))?.spentAt).not.toBeNull()
  })

  it('gives the credit back whenever staff cancel', async () => {
    const { session, creditId } = await booked()
    await at.query(
      `update sessions set start_time = now() + interval '5 hours', end_time = now() + interval '6 hours' where id = $1`,
      [session.id],
    )
    await at.call(advisor, setSessionStatus, { id: session.id, status: 'cancelled', reason: 'Ill' })
    expect(await creditOf(member, creditId)).toMatchObject({ spentAt: null })
  })

  it('is for its member alone', async () => {
    const { session } = await booked()
    for (const person of [other, advisor]) {
      await expect(at.call(person, cancelBooking, { id: session.id, acceptsLoss: true })).rejects.toThrow()
      await expect(at.call(person, getBooking, { id: session.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    }
  })
})

describe('staff scheduling under the same constraint', () => {
  const order = (startAt: string, endAt: string) => ({
    id: randomUUID(),
    memberId: member.id,
    title: 'Pricing',
    sessionType: 'strategy' as const,
    startAt,
    endAt,
    timeZone: 'UTC',
  })
  it('says at the start that the time is taken, buffers included, by a session or a hold (T-064)', async () => {
    await hold(other, inDays(3, 9))
    await expect(
      at.call(advisor, scheduleSession, order(inDays(3, 9, 30), inDays(3, 10, 30))),
    ).rejects.toMatchObject({
      problems: [{ field: 'startAt' }],
    })
    // Buffers of 15 minutes on both sides: 10:00 to 10:15 and 10:15 to 10:30.
    await expect(
      at.call(advisor, scheduleSession, order(inDays(3, 10, 29), inDays(3, 11))),
    ).rejects.toMatchObject({
      problems: [{ field: 'startAt' }],
    })
    const { session } = await at.call(advisor, scheduleSession, order(inDays(3, 10, 30), inDays(3, 11)))
    await expect(
      at.call(advisor, editSession, { id: session.id, baseVersion: 1, changes: { startAt: inDays(3, 10) } }),
    ).rejects.toMatchObject({ problems: [{ field: 'startAt' }] })
    // A session set back to scheduled needs its time still.
    await at.call(advisor, setSessionStatus, { id: session.id, status: 'cancelled', reason: 'x' })
    await hold(member, inDays(3, 10, 30), 'introduction')
    await expect(
      at.call(advisor, setSessionStatus, { id: session.id, status: 'scheduled', reason: 'x' }),
    ).rejects.toMatchObject({ reason: 'time_taken' })
  })
})

describe('a booking link', () => {
  const make = async (changes: object = {}) => {
    const token = randomUUID().replaceAll('-', '')
    const input = {
      id: randomUUID(),
      token,
      service: 'sprint' as const,
      advisorId: advisor.id,
      forEmail: null,
      ...changes,
    }
    const { link } = await at.call(advisor, makeBookingLink, input)
    expect((await at.call(advisor, makeBookingLink, input)).link.id).toBe(link.id)
    const again = { ...input, id: randomUUID() }
    await expect(at.call(advisor, makeBookingLink, again)).rejects.toMatchObject({ reason: 'id_taken' })
    return { token, link }
  }
  const claim = (person: Person, token: string, creditId = randomUUID()) =>
    at.call(person, claimBookingLink, { token, creditId })

  it('is read by anyone, taken by whoever comes first, and books without a plan (T-048)', async () => {
    const { token } = await make()
    expect((await at.call(null, viewBookingLink, { token })).link).toMatchObject({
      state: 'open',
      service: 'sprint',
      advisorName: 'Ada Person',
    })
    const free = await at.person()
    const { credit } = await claim(free, token)
    expect((await claim(free, token)).credit.id).toBe(credit.id)
    await expect(claim(member, token)).rejects.toMatchObject({ reason: 'link_used' })
    const { hold: held } = await hold(free, inDays(3, 9))
    const { session } = await book(free, held.id, credit.id)
    expect(session.status).toBe('scheduled')
  })

  it('is for one address where it names one, and for nobody once it ended or was withdrawn', async () => {
    const named = await make({ forEmail: member.email.toUpperCase() })
    await expect(claim(other, named.token)).rejects.toMatchObject({ reason: 'link_foreign' })
    await claim(member, named.token)
    await expect(at.call(advisor, revokeBookingLink, { id: named.link.id })).rejects.toMatchObject({
      reason: 'link_used',
    })
    const revoked = await make()
    await at.call(advisor, revokeBookingLink, { id: revoked.link.id })
    await expect(claim(member, revoked.token)).rejects.toMatchObject({ reason: 'link_revoked' })
    const old = await make()
    await at.query(`update booking_links set expires_at = now() - interval '1 minute' where id = $1`, [
      old.link.id,
    ])
    await expect(claim(member, old.token)).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(claim(member, 'no-such-token-as-this-one')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
