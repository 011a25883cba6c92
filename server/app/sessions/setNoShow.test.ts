import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantCredits } from '#server/booking/credits/commands.ts'
import { listCredits } from '#server/booking/credits/queries.ts'
import { holdSlot } from '#server/booking/slots/commands.ts'
import { alwaysOpen } from '#tests/app/alwaysOpen.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { bookSession } from '../booking/bookSession.ts'
import { clearNoShow, editSession, setNoShow } from './commands.ts'
import { getSession } from './queries.ts'

const HOUR = 3_600_000
let at: TestApp
let advisor: Person
let member: Person
beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['mobile_premium'] })
  await at.assign(advisor, member)
})
afterAll(() => at.close())

/** A session that was booked with a credit, two hours after its start. */
async function bookedAndBegun() {
  await alwaysOpen(at, advisor)
  const creditId = randomUUID()
  await at.call(advisor, grantCredits, {
    ids: [creditId],
    memberId: member.id,
    service: 'sprint',
    reason: 'A test',
    expiresAt: null,
  })
  const startAt = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR).toISOString()
  const order = { id: randomUUID(), service: 'sprint' as const, advisorId: advisor.id, startAt }
  const { hold } = await at.call(member, holdSlot, order)
  const { session } = await at.call(member, bookSession, {
    id: randomUUID(),
    holdId: hold.id,
    creditId,
    focus: 'Fundraising',
    timeline: null,
    notes: '',
  })
  await at.query(
    `update sessions set start_time = now() - interval '2 hours', end_time = now() - interval '1 hour' where id = $1`,
    [session.id],
  )
  return { id: session.id, creditId }
}

it('a no-show is said by staff, read by the member, costs the credit and is taken back (T-075)', async () => {
  const { id, creditId } = await bookedAndBegun()
  await expect(at.call(member, setNoShow, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { session } = await at.call(advisor, setNoShow, { id })
  expect(session).toMatchObject({
    status: 'scheduled',
    noShowAt: expect.any(String),
    badges: [{ label: 'No-show' }],
    can: { setNoShow: { ok: false, reason: 'already_no_show' }, clearNoShow: { ok: true } },
  })
  expect((await at.call(member, getSession, { id })).session).toMatchObject({
    badges: [{ label: 'No-show' }],
    can: { clearNoShow: { ok: false } },
  })
  // Said again it changes nothing.
  expect((await at.call(advisor, setNoShow, { id })).session.noShowAt).toBe(session.noShowAt)
  const credit = (await at.call(member, listCredits, {})).credits.find((each) => each.id === creditId)
  expect(credit).toMatchObject({ sessionId: id, spentAt: expect.any(String) })

  expect((await at.call(advisor, clearNoShow, { id })).session.noShowAt).toBeNull()
  const trail = await at.query<{ action: string }>(
    'select action from audit_events where subject_id = $1 order by action',
    [id],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'booking.booked',
    'session.no_show_cleared',
    'session.no_show_set',
  ])
})

it('is said no more of a session that is moved ahead, while a corrected time leaves it', async () => {
  const { id } = await bookedAndBegun()
  const { session } = await at.call(advisor, setNoShow, { id })
  const move = async (baseVersion: number, hours: number) => {
    const startAt = new Date(Date.parse(session.startAt) + hours * HOUR).toISOString()
    const endAt = new Date(Date.parse(session.endAt) + hours * HOUR).toISOString()
    return (await at.call(advisor, editSession, { id, baseVersion, changes: { startAt, endAt } })).session
  }
  const earlier = await move(session.version, -1)
  expect(earlier.noShowAt).toBe(session.noShowAt)
  expect(await move(earlier.version, 72)).toMatchObject({ noShowAt: null, badges: [{ label: 'Scheduled' }] })
})

it('is said of no session before it begins, nor of one that is kept in Calendly (T-065)', async () => {
  const stage = sessionStage(at)
  const ahead = await stage.schedule(await leader(), member, 48 * HOUR)
  const manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
  await expect(at.call(manager, setNoShow, { id: ahead })).rejects.toMatchObject({
    reason: 'session_not_begun',
  })
  const outside = await stage.schedule(await leader(), member, -5 * HOUR)
  await at.query(`update sessions set booked_in = 'calendly' where id = $1`, [outside])
  await expect(at.call(manager, setNoShow, { id: outside })).rejects.toMatchObject({
    reason: 'kept_in_calendly',
  })
})

const leader = () => at.person({ roles: ['staff'] })
