import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { listCards } from '#server/board/cards/queries.ts'
import { getConsent } from '#server/consent/queries.ts'
import { emailsTo } from '#tests/app/emails.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { editSession, scheduleSession } from './commands.ts'
import { getSession } from './queries.ts'

let at: TestApp
let advisor: Person
let stranger: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  stranger = await at.person({ roles: ['staff'] })
  member = await at.person({ firstName: 'Mia' })
  await at.assign(advisor, member)
})
afterAll(() => at.close())

// The first is on the day the clocks change; each has a day of its own, because no two sessions of one advisor overlap (T-064).
let days = 0
const order = (memberId = member.id) => {
  const startAt = new Date(Date.UTC(2027, 2, 28 + days++, 8))
  return {
    id: randomUUID(),
    memberId,
    title: ' Pricing ',
    sessionType: 'strategy' as const,
    startAt: startAt.toISOString(),
    endAt: new Date(startAt.getTime() + 90 * 60_000).toISOString(),
    timeZone: 'Europe/Berlin',
    meetingUrl: 'https://meet.example.com/abc',
  }
}
const schedule = (person: Person, input: ReturnType<typeof order> & { held?: boolean } = order()) =>
  at.call(person, scheduleSession, input)
const look = (person: Person, id: string) => at.call(person, getSession, { id })

describe('scheduling a session', () => {
  it('mails the member, and leaves one audit row and one live event', async () => {
    const input = order()
    const { session } = await schedule(advisor, input)
    expect(session).toMatchObject({
      title: 'Pricing',
      status: 'scheduled',
      advisorId: advisor.id,
      memberId: member.id,
    })
    expect(
      await at.query('select action, actor_id, member_id from audit_events where subject_id = $1', [
        input.id,
      ]),
    ).toEqual([{ action: 'session.scheduled', actor_id: advisor.id, member_id: member.id }])
    expect(
      await at.query('select topic, kind, member_id from live_events where entity_id = $1', [input.id]),
    ).toEqual([{ topic: 'sessions', kind: 'session.scheduled', member_id: member.id }])
    expect(
      await at.query('select to_address from mail_messages where once_key = $1', [
        `session.scheduled ${input.id}`,
      ]),
    ).toEqual([{ to_address: member.email }])
    const [mail] = await emailsTo(at, member.email)
    // The day the clocks change: the member lives in UTC, and both times are named (T-213).
    expect(mail?.text).toContain('08:00 to 09:30 (UTC time)')
    expect(mail?.text).toContain('10:00 to 11:30 (Berlin time)')
  })

  it('files what was held as completed, and invites nobody to it; what is to come cannot be (4.13.6)', async () => {
    const input = { ...order(), startAt: '2024-03-04T08:00:00Z', endAt: '2024-03-04T09:00:00Z', held: true }
    expect((await schedule(advisor, input)).session).toMatchObject({ status: 'completed' })
    expect(
      await at.query('select count(*)::int as n from mail_messages where once_key = $1', [
        `session.scheduled ${input.id}`,
      ]),
    ).toEqual([{ n: 0 }])
    await expect(schedule(advisor, { ...order(), held: true })).rejects.toMatchObject({
      data: { problems: [{ field: 'endAt', message: 'The session is not over yet.' }] },
    })
  })

  it('asks the member for consent as it files what was held, once, with the way to the session (T-083)', async () => {
    const filed = await at.person({ firstName: 'Nia' })
    await at.assign(advisor, filed)
    const times = { startAt: '2024-03-05T08:00:00Z', endAt: '2024-03-05T09:00:00Z' }
    const input = { ...order(filed.id), ...times, held: true }
    await schedule(advisor, input)
    await schedule(advisor, input)
    const mails = await emailsTo(at, filed.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'May a recording or transcript of "Pricing" be stored?',
    ])
    expect(mails[0]?.text).toContain('asks for your consent to store a recording or transcript')
    expect(mails[0]?.text).toContain(paths.go('session', input.id))
    const { consent } = await at.call(advisor, getConsent, { sessionId: input.id })
    expect(consent.memberAskedAt).not.toBeNull()
    expect(consent.can.askMember).toEqual({ ok: false, reason: 'asked_recently' })
  })

  it('is one session, one mail and one audit row when it is sent again', async () => {
    const input = order()
    await schedule(advisor, input)
    expect((await schedule(advisor, input)).session.id).toBe(input.id)
    expect(
      await at.query('select count(*)::int as n from audit_events where subject_id = $1', [input.id]),
    ).toEqual([{ n: 1 }])
    expect(
      await at.query('select count(*)::int as n from mail_messages where once_key = $1', [
        `session.scheduled ${input.id}`,
      ]),
    ).toEqual([{ n: 1 }])
  })

  it("refuses an id that is another member's session", async () => {
    const input = order()
    await schedule(advisor, input)
    const other = await at.person()
    await at.assign(advisor, other)
    await expect(schedule(advisor, { ...order(other.id), id: input.id })).rejects.toMatchObject({
      reason: 'id_taken',
    })
  })

  it('takes the assignment, sessions.manage or an admin, makes nobody an advisor, and is led by who made it (4.13.1)', async () => {
    const other = await at.person()
    await expect(schedule(stranger, order(other.id))).rejects.toMatchObject({ reason: 'not_assigned' })
    const admin = await at.person({ roles: ['admin'] })
    const input = order(other.id)
    const { session } = await schedule(admin, input)
    expect(session.can.manage.ok).toBe(true)
    expect(
      await at.query('select to_address from mail_messages where once_key = $1', [
        `session.scheduled ${input.id}`,
      ]),
    ).toEqual([{ to_address: other.email }])
    expect(await at.query('select advisor_id from member_advisors where user_id = $1', [other.id])).toEqual(
      [],
    )
    // What they lead is theirs to change; the member's other sessions and their board are not.
    await at.assign(advisor, other)
    const { session: foreign } = await schedule(advisor, order(other.id))
    const { session: edited } = await at.call(admin, editSession, {
      id: input.id,
      baseVersion: 1,
      changes: { notes: 'ours' },
    })
    expect(edited.notes).toBe('ours')
    await expect(look(admin, foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await at.call(admin, listCards, { memberId: other.id })).cards).toEqual([])
  })

  it('is refused to members, and finds no demo member (4.12.5)', async () => {
    await expect(schedule(member)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const demo = await at.person({ isDemo: true })
    await expect(schedule(advisor, order(demo.id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['endAt', { endAt: '2027-03-28T08:00:00Z' }],
    ['endAt', { endAt: '2028-03-28T17:00:00Z' }],
    ['timeZone', { timeZone: 'Mars/Base' }],
    ['title', { title: '   ' }],
    ['meetingUrl', { meetingUrl: 'http://meet.example.com' }],
    ['meetingUrl', { meetingUrl: 'https://user:pw@meet.example.com' }],
    ['meetingUrl', { meetingUrl: 'javascript:alert(1)' }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    await expect(schedule(advisor, { ...order(), ...wrong })).rejects.toMatchObject({ problems: [{ field }] })
  })

  it('shows the session to its member, its advisor and holders of sessions.manage, to nobody else', async () => {
    const { session } = await schedule(advisor)
    const manager = await at.person({ roles: ['staff'], permissions: ['sessions.manage'] })
    for (const person of [member, advisor, manager])
      expect((await look(person, session.id)).session.id).toBe(session.id)
    for (const person of [stranger, await at.person()])
      await expect(look(person, session.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('changing a session', () => {
  const update = (person: Person, id: string, baseVersion: number, changes: object) =>
    at.call(person, editSession, { id, baseVersion, changes })

  it('tells the second of two editors what stands, and takes the same edit twice as one', async () => {
    const { session } = await schedule(advisor)
    const changes = { title: 'Prices', notes: 'ours' }
    expect((await update(advisor, session.id, 1, changes)).session).toMatchObject({
      title: 'Prices',
      notes: 'ours',
      version: 2,
    })
    expect((await update(advisor, session.id, 1, changes)).session.version).toBe(2)
    expect(
      await at.query(
        `select d.details from audit_details d join audit_events e on e.id = d.event_id where e.subject_id = $1 and e.action = 'session.updated'`,
        [session.id],
      ),
    ).toEqual([{ details: { fields: ['notes', 'title'] } }])
    await expect(update(advisor, session.id, 1, { title: 'Mine' })).rejects.toMatchObject({
      reason: 'session_changed',
      current: { version: 2, theirs: { title: 'Prices' } },
    })
  })

  it('mails the member the new time, once', async () => {
    const { session } = await schedule(advisor)
    const later = { startAt: '2028-04-01T08:00:00Z', endAt: '2028-04-01T09:00:00Z' }
    await update(advisor, session.id, 1, later)
    expect(
      await at.query('select template from mail_messages where once_key like $1', [
        `session.moved ${session.id}%`,
      ]),
    ).toHaveLength(1)
  })

  it('is refused to the member and invisible to staff who do not advise them', async () => {
    const { session } = await schedule(advisor)
    await expect(update(member, session.id, 1, { title: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(update(stranger, session.id, 1, { title: 'Mine' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
