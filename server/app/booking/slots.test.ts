import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdSlot, releaseHold } from '#server/booking/slots/commands.ts'
import { getHold, listNextSlots, listSlots } from '#server/booking/slots/queries.ts'
import { bookingStage } from '#tests/app/bookingStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'

const { now, open, inDays, hold } = bookingStage()
let at: TestApp
let advisor: Person
let member: Person
let other: Person
beforeEach(() => {
  ;({ at, advisor, member, other } = now())
})

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
    // When a day begins next: open, ahead, and within the notice of a day.
    const soon = inDays(at.app.clock.now().getUTCHours() < 9 ? 0 : 1, 9)
    await expect(hold(member, inDays(-1, 11))).rejects.toMatchObject({ problems: [{ field: 'startAt' }] })
    for (const wrong of [inDays(3, 8), inDays(3, 16, 30), inDays(3, 10, 10), soon, inDays(61, 11)])
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
