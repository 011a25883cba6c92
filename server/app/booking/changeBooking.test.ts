import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingRefusals } from '#domain/booking/texts.ts'
import { bookedWith, bookingStage } from '#tests/app/bookingStage.ts'
import { emailsTo } from '#tests/app/emails.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { deleteSession, restoreSession, setSessionStatus } from '../sessions/commands.ts'
import { bookSession } from './bookSession.ts'
import { cancelBooking, getBooking, rescheduleBooking } from './changeBooking.ts'

const { now, inDays, hold, give, book, booked, creditOf } = bookingStage()
let at: TestApp
let advisor: Person
let member: Person
let other: Person
beforeEach(() => {
  ;({ at, advisor, member, other } = now())
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
    // Sent again, because the answer was lost, it says the same.
    expect(await at.call(member, cancelBooking, { id: session.id, acceptsLoss: false })).toMatchObject({
      creditReturned: true,
    })
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
    expect(await cancel(true)).toMatchObject({ creditReturned: false })
    expect((await creditOf(member, late.creditId))?.spentAt).not.toBeNull()
  })

  it('tells whoever else comes of the new time and of the end, by the entry of their calendar (4.13.18)', async () => {
    const creditId = await give()
    const { hold: held } = await hold(member, inDays(3, 9))
    const tom = { name: 'Tom', email: `${randomUUID()}@harbour.example` }
    const { session } = await at.call(member, bookSession, {
      id: randomUUID(),
      holdId: held.id,
      creditId,
      ...bookedWith,
      people: [{ name: 'Mia', email: member.email }, tom],
    })
    await at.call(member, rescheduleBooking, { id: session.id, startAt: inDays(5, 9) })
    await at.call(member, cancelBooking, { id: session.id, acceptsLoss: false })
    await at.call(member, cancelBooking, { id: session.id, acceptsLoss: false })
    const told = (await emailsTo(at, tom.email)).filter(({ template }) => template === 'consent.guestTold')
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      'New time: Strategic Sprint',
      'Session cancelled: Strategic Sprint',
    ])
    for (const { attachments } of told) expect(attachments?.[0]?.content).toContain(session.id)
    expect(told.map(({ attachments }) => attachments?.[0]?.content).join()).toContain('METHOD:CANCEL')
  })

  it('gives the credit back whenever staff cancel', async () => {
    const { session, creditId } = await booked()
    await at.query(
      `update sessions set start_time = now() + interval '5 hours', end_time = now() + interval '6 hours' where id = $1`,
      [session.id],
    )
    const set = (status: 'scheduled' | 'cancelled', reason: string) =>
      at.call(advisor, setSessionStatus, { id: session.id, status, reason })
    await set('cancelled', 'Ill')
    expect(await creditOf(member, creditId)).toMatchObject({ spentAt: null, sessionId: null })
    // Undone it is spent again: no session without its credit.
    await set('scheduled', 'Well again')
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: session.id })
    expect((await creditOf(member, creditId))?.spentAt).not.toBeNull()
    // One that was spent elsewhere meanwhile stays there.
    await set('cancelled', 'Ill again')
    const { hold: held } = await hold(member, inDays(6, 9))
    const other = await book(member, held.id, creditId)
    await set('scheduled', 'Well again')
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: other.session.id })
  })

  it('gives the credit back when staff delete what is ahead, and takes it again when they restore it', async () => {
    const { session, creditId } = await booked()
    const order = { id: session.id }
    await at.call(advisor, deleteSession, order)
    expect(await creditOf(member, creditId)).toMatchObject({ spentAt: null, sessionId: null })
    // Nothing becomes of it before it is restored, and so it takes no credit either.
    const cancelled = { ...order, status: 'cancelled' as const, reason: 'Ill' }
    await expect(at.call(advisor, setSessionStatus, cancelled)).rejects.toMatchObject({
      reason: 'session_deleted',
    })
    expect(await creditOf(member, creditId)).toMatchObject({ spentAt: null, sessionId: null })
    await at.call(advisor, restoreSession, order)
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: session.id })
    expect((await creditOf(member, creditId))?.spentAt).not.toBeNull()
    const told = (await emailsTo(at, member.email)).filter(({ attachments }) =>
      attachments?.[0]?.content.includes(session.id),
    )
    const textOf = (of: string) => told.filter(({ template }) => template === of).map(({ text }) => text)
    expect(textOf('sessions.cancelled').join()).toContain('The credit is yours again.')
    expect(textOf('sessions.reopened').join()).toContain('The credit that you had back is spent on it again.')
    // One that was spent elsewhere meanwhile stays there, and nothing is said of it.
    await at.call(advisor, deleteSession, order)
    const { hold: held } = await hold(member, inDays(6, 9))
    const elsewhere = await book(member, held.id, creditId)
    await at.call(advisor, restoreSession, order)
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: elsewhere.session.id })
  })

  it('keeps the credit spent when staff delete a session that has begun', async () => {
    const { session, creditId } = await booked()
    await at.query(
      `update sessions set start_time = now() - interval '1 hour', end_time = now() + interval '1 hour' where id = $1`,
      [session.id],
    )
    await at.call(advisor, deleteSession, { id: session.id })
    expect(await creditOf(member, creditId)).toMatchObject({ sessionId: session.id })
  })

  it('without a credit is cancelled late by the advisor alone, and says so', async () => {
    const id = await sessionStage(at).schedule(advisor, other, 5 * 3_600_000)
    const { booking } = await at.call(other, getBooking, { id })
    expect(booking.can.cancel).toEqual({ ok: false, reason: 'cancel_window_closed' })
    expect(bookingRefusals.cancel_window_closed).toContain('contact your advisor')
    await expect(at.call(other, cancelBooking, { id, acceptsLoss: true })).rejects.toMatchObject({
      reason: 'cancel_window_closed',
    })
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
