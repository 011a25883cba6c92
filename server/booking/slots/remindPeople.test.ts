import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeCalendarFile } from '#server/sessions/writeCalendarFile.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { remindPeople } from './remindPeople.ts'

const HOUR = 3_600_000
let at: TestApp
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ firstName: 'Mia' })
  await at.query(`update profiles set time_zone = 'America/Los_Angeles' where id = $1`, [advisor.id])
})
afterAll(() => at?.close())

const now = new Date('2027-03-27T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * HOUR)
const remind = (when: Date) => remindPeople(at.jobsPool, when, randomUUID)
const put = async (startAt: Date, madeAt: Date) => {
  const id = randomUUID()
  await at.query(
    `insert into sessions (id, user_id, created_by, advisor_id, title, session_type, start_time, end_time, time_zone, created_at, updated_at)
     values ($1, $2, $3, $3, 'Pricing', 'strategy', $4, $5, 'Europe/Berlin', $6, $6)`,
    [id, member.id, advisor.id, startAt, new Date(startAt.getTime() + HOUR), madeAt],
  )
  return id
}
const keysOf = async (id: string) =>
  (
    await at.query<{ key: string }>(
      `select once_key as key from mail_messages where once_key like '%' || $1 || '%' order by 1`,
      [id],
    )
  ).map(({ key }) => key.replace(id, 'it').replace(advisor.id, 'ada'))

it('reminds member and advisor a day and an hour before, once each, and of a new time anew', async () => {
  const id = await put(later(30), later(-48))
  await remind(now)
  expect(await keysOf(id)).toEqual([])
  // Two nodes at once, and again: one email each.
  await Promise.all([remind(later(7)), remind(later(7))])
  await remind(later(8))
  const keys = (hours: number, startAt: Date) =>
    ['advisor ada', 'member'].map((who) => `booking.reminder ${hours} it ${startAt.getTime() / 1_000} ${who}`)
  const day = keys(24, later(30))
  expect(await keysOf(id)).toEqual(day)
  await remind(later(29.2))
  const hour = keys(1, later(30))
  expect(await keysOf(id)).toEqual([...hour, ...day])
  // The day on which Berlin's clocks go forward: the member's zone is UTC, the session's is Berlin (T-213).
  const [mail] = await emailsTo(at, member.email)
  expect(mail?.text).toContain('18:00 to 19:00 (UTC time)')
  expect(mail?.text).toContain('20:00 to 21:00 (Berlin time)')
  // The advisor reads both clocks as well, where the session was arranged on another's, as Calendly does.
  const [told] = await emailsTo(at, advisor.email)
  expect(told?.text).toContain('11:00 to 12:00 (Los Angeles time)')
  expect(told?.text).toContain('20:00 to 21:00 (Berlin time)')
  await at.query(
    'update sessions set start_time = $2, end_time = $3, version = 2, updated_at = $4 where id = $1',
    [id, later(60), later(61), later(29.5)],
  )
  await remind(later(37))
  expect(await keysOf(id)).toEqual([...hour, ...day, ...keys(24, later(60))])
})

it('reminds nobody again after edits of staff in the last hour', async () => {
  const id = await put(later(200), later(100))
  await remind(later(180))
  await remind(later(199.1))
  const told = await keysOf(id)
  expect(told).toHaveLength(4)
  for (const minutes of [10, 20, 30]) {
    await at.query(`update sessions set notes = $2, version = version + 1, updated_at = $3 where id = $1`, [
      id,
      `${minutes} minutes in`,
      later(199 + minutes / 60),
    ])
    await remind(later(199.01 + minutes / 60))
  }
  expect(await keysOf(id)).toEqual(told)
})

it('reminds an advisor to whom the session is given meanwhile, and its member not again', async () => {
  const id = await put(later(300), later(200))
  await remind(later(280))
  const told = await keysOf(id)
  const other = await at.person({ roles: ['staff'] })
  await at.query('update sessions set advisor_id = $2, updated_at = $3 where id = $1', [
    id,
    other.id,
    later(281),
  ])
  await remind(later(285))
  await remind(later(286))
  const added = (await keysOf(id)).filter((key) => !told.includes(key))
  expect(added).toEqual([told[0]?.replace('ada', other.id)])
})

it('reminds whoever had no brief, though the other had one (D7)', async () => {
  const id = await put(later(600), later(500))
  const other = await put(later(603), later(500))
  const brief = async (session: string, startAt: Date, who: string, to: Person) =>
    await at.jobsPool.query('select app_mail(gen_random_uuid(), $1, $2, $3::jsonb, $4)', [
      'sessions.brief',
      to.id,
      '{}',
      `sessions.brief ${session} ${startAt.getTime() / 1_000} ${who}`,
    ])
  await brief(id, later(600), 'member', member)
  await brief(other, later(603), `advisor ${advisor.id}`, advisor)
  await remind(later(585))
  const reminded = async (session: string) =>
    (await keysOf(session))
      .filter((key) => key.startsWith('booking.reminder'))
      .map((key) => key.split(' ')[4])
  expect(await reminded(id)).toEqual(['advisor'])
  expect(await reminded(other)).toEqual(['member'])
})

it('says nothing of tomorrow to who booked five hours ahead, and nothing of what is cancelled', async () => {
  const soon = await put(later(5), now)
  await remind(later(0.1))
  expect(await keysOf(soon)).toEqual([])
  const off = await put(later(130), now)
  await at.query(`update sessions set status = 'cancelled' where id = $1`, [off])
  await remind(later(110))
  expect(await keysOf(off)).toEqual([])
})

it('reminds no disabled account, and no advisor who has no role any more', async () => {
  const [ended, shut] = [await at.person({ roles: ['staff'] }), await at.person({ isDisabled: true })]
  const id = await put(later(400), now)
  await at.query('update sessions set advisor_id = $2 where id = $1', [id, ended.id])
  await at.query('delete from roles where user_id = $1', [ended.id])
  await remind(later(380))
  expect(await emailsTo(at, ended.email)).toEqual([])
  expect(await keysOf(id)).toHaveLength(1)
  const other = await put(later(430), now)
  await at.query('update sessions set user_id = $2 where id = $1', [other, shut.id])
  await remind(later(410))
  await remind(later(410.1))
  expect(await emailsTo(at, shut.email)).toEqual([])
  // Who leads it is still told, and once.
  expect(await keysOf(other)).toHaveLength(1)
})

it('writes calendar files that another program reads back: same instants, moved by sequence, cancelled by status', () => {
  const session = {
    id: randomUUID(),
    title: 'Pricing; runway, and "more"',
    description: 'Focus: Fundraising\n\nThe board pack: 50% \\ done, ünïcode 🙂',
    startAt: new Date('2027-03-28T00:30:00Z'),
    endAt: new Date('2027-03-28T02:00:00Z'),
    meetingUrl: 'https://meet.example/a?b=c&d=e',
    version: 3,
    withName: 'Ada Advisor',
  }
  const read = (isCancelled: boolean) => {
    const text = writeCalendarFile(session, { host: 'jul.example', isCancelled })
    // Lines end and fold as the format asks.
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = calendar.getFirstSubcomponent('vevent')
    if (!event) throw new Error('no event')
    return {
      method: calendar.getFirstPropertyValue('method'),
      status: event.getFirstPropertyValue('status'),
      event: new ICAL.Event(event),
    }
  }
  const { method, status, event } = read(false)
  expect([method, status]).toEqual(['PUBLISH', 'CONFIRMED'])
  expect(event.startDate.toJSDate()).toEqual(session.startAt)
  expect(event.endDate.toJSDate()).toEqual(session.endAt)
  expect(event.summary).toBe('Pricing; runway, and "more" with Ada Advisor')
  expect(event.description).toBe(session.description)
  expect(event.location).toBe(session.meetingUrl)
  expect(event.uid).toBe(`${session.id}@jul.example`)
  expect(event.sequence).toBe(3)
  const cancelled = read(true)
  expect([cancelled.method, cancelled.status, cancelled.event.uid]).toEqual([
    'CANCEL',
    'CANCELLED',
    event.uid,
  ])
})
