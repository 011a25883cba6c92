import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookedLate } from '#domain/booking/texts.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { sessionFieldTexts } from '#domain/sessions/texts.ts'
import { getConsent } from '#server/consent/queries.ts'
import { bookedWith, bookingStage } from '#tests/app/bookingStage.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { editSession, scheduleSession, setSessionStatus } from '../sessions/commands.ts'
import { bookSession } from './bookSession.ts'

const { now, inDays, hold, give, book, booked, creditOf } = bookingStage()
let at: TestApp
let advisor: Person
let member: Person
let other: Person
beforeEach(() => {
  ;({ at, advisor, member, other } = now())
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
    const told = (await emailsTo(at, advisor.email)).find(
      ({ subject }) => subject === 'Booked: Strategic Sprint with Mia Person',
    )
    // In the advisor's calendar it is with the member, in the member's with the advisor.
    expect(told?.attachments?.[0]?.content).toContain('SUMMARY:Strategic Sprint with Mia Person')
    const mine = (await emailsTo(at, member.email)).find(({ template }) => template === 'booking.booked')
    expect(mine?.attachments?.[0]?.content).toContain('SUMMARY:Strategic Sprint with Ada Person')
    await expect(hold(other, startAt)).rejects.toMatchObject({ reason: 'slot_taken' })
  })

  it('says in its email until when it can be cancelled, and inside 24 hours that it no longer can for free (T-075)', async () => {
    const textOfBooked = async () =>
      (await emailsTo(at, member.email)).find((mail) => mail.subject.startsWith('Session booked'))?.text
    const startAt = inDays(3, 9)
    const [creditId, { hold: held }] = [await give(), await hold(member, startAt)]
    expect(held.startAt).toBe(startAt)
    // Held in time, and booked once the 24 hours have begun.
    await at.query(
      `update slot_holds set created_at = created_at + interval '3 days', expires_at = expires_at + interval '3 days' where id = $1`,
      [held.id],
    )
    at.moveTime(Date.parse(startAt) - at.app.clock.now().getTime() - 23 * 3_600_000)
    await book(member, held.id, creditId)
    expect(await textOfBooked()).toContain(bookedLate)
    expect(await textOfBooked()).not.toContain('You can move or cancel it')
  })

  it('stores with itself who comes and what the member agreed to, and asks whoever else comes (T-083, 4.13.18)', async () => {
    const creditId = await give()
    const { hold: held } = await hold(member, inDays(3, 9))
    const id = randomUUID()
    const tom = { name: 'Tom', email: `${randomUUID()}@harbour.example` }
    const order = { id, holdId: held.id, creditId, ...bookedWith }
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

  it('whoever cannot be invited today is named at their field, and nothing is booked without them (4.13.18)', async () => {
    const tom = { name: 'Tom', email: `${randomUUID()}@harbour.example` }
    const bookWith = async (person: Person, startAt: string) => {
      const [creditId, { hold: held }] = [await give(person), await hold(person, startAt)]
      const id = randomUUID()
      const order = { id, holdId: held.id, creditId, ...bookedWith, people: [tom] }
      return { creditId, held, result: at.call(person, bookSession, order) }
    }
    for (const day of [3, 4, 5]) await (await bookWith(other, inDays(day, 9))).result
    const { creditId, held, result } = await bookWith(member, inDays(6, 9))
    await expect(result).rejects.toMatchObject({
      problems: [{ field: 'people.0.email', message: sessionFieldTexts.address_spent }],
    })
    expect(await creditOf(member, creditId)).toMatchObject({ spentAt: null, sessionId: null })
    expect((await book(member, held.id, creditId)).session.people).toEqual([])
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
      at.call(member, bookSession, {
        id: randomUUID(),
        holdId: held.id,
        creditId,
        ...bookedWith,
        focus: null,
      }),
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
