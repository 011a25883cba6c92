import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { bookSession } from '#server/app/booking/bookSession.ts'
import { setAvailability } from '#server/booking/availability/commands.ts'
import { grantCredits } from '#server/booking/credits/commands.ts'
import { listCredits } from '#server/booking/credits/queries.ts'
import { holdSlot } from '#server/booking/slots/commands.ts'
import type { Person, TestApp } from './testApp.ts'
import { testApp } from './testApp.ts'

const DAY = 86_400_000
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', until: '17:00' }))
/** What a member says of a session that they book. */
export const bookedWith = { focus: 'Fundraising', timeline: 'Next week', notes: 'The board pack.' } as const

/**
 * An app for the tests of one file: two members who book, and for each test an advisor of its own, so that nobody's bookings are
 * in another's way. `now` says who they are in the test that runs.
 */
export function bookingStage() {
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
  beforeEach(async () => {
    advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
    await at.assign(advisor, member)
    await at.assign(advisor, other)
    await open()
  })

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
  const book = (person: Person, holdId: string, creditId: string, id = randomUUID()) =>
    at.call(person, bookSession, { id, holdId, creditId, ...bookedWith })
  const booked = async (person = member, startAt = inDays(3, 9)) => {
    const creditId = await give(person)
    const { hold: held } = await hold(person, startAt)
    const { session } = await book(person, held.id, creditId)
    return { session, creditId }
  }
  const creditOf = async (person: Person, id: string) =>
    (await at.call(person, listCredits, {})).credits.find((each) => each.id === id)

  const now = () => ({ at, advisor, member, other })
  return { now, open, inDays, hold, give, book, booked, creditOf }
}
