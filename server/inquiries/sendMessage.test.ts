import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { takeInquiry } from './commands.ts'
import { eraseMessages } from './eraseMessages.ts'
import { listInquiries } from './queries.ts'
import { sendMessage } from './sendMessage.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())
// Every test writes from one address of the network, which may write ten times a minute.
beforeEach(() => at.query('delete from rate_takes'))

const written = (more = {}) => ({
  id: randomUUID() as string,
  topic: 'advisory' as const,
  name: 'Helene Roth',
  email: `${randomUUID()}@quayside.example`,
  company: 'Quayside',
  message: 'Is ninety minutes\r\nenough?',
  openedAt: new Date(at.app.clock.now().getTime() - 60_000).toISOString(),
  ...more,
})
const send = (given: ReturnType<typeof written>) => at.call(null, sendMessage, given)
const stored = (email: string) =>
  at.query<{ id: string }>(`select id, user_id, kind from inquiries where context ->> 'email' = $1`, [email])

describe('a message of the contact form (K14)', () => {
  it('is stored once however often it is sent, with one row in the trail and one event', async () => {
    const given = written()
    await Promise.all([send(given), send(given), send({ ...given, id: randomUUID() })])
    const rows = await stored(given.email)
    expect(rows).toMatchObject([{ user_id: null, kind: 'contact' }])
    const id = rows[0]?.id
    expect(await at.query('select action, actor_kind from audit_events where subject_id = $1', [id])).toEqual(
      [{ action: 'inquiry.opened', actor_kind: 'visitor' }],
    )
    expect(await at.query('select topic, member_id from live_events where entity_id = $1', [id])).toEqual([
      { topic: 'inquiries', member_id: null },
    ])
    at.moveTime(25 * 3_600_000)
    await send({ ...given, id: randomUUID() })
    expect(await stored(given.email)).toHaveLength(2)
  })

  it('reaches staff, who take and close it, and nobody is sent an email', async () => {
    const given = written()
    await send(given)
    const staff = await at.person({ roles: ['staff'] })
    const { inquiries } = await at.call(staff, listInquiries, { limit: 50 })
    const found = inquiries.find(({ id }) => id === given.id)
    expect(found).toMatchObject({
      kind: 'contact',
      subject: 'advisory',
      body: 'Is ninety minutes\nenough?',
      memberId: null,
      memberName: 'Helene Roth',
      email: given.email,
      company: 'Quayside',
      status: 'open',
      dueOn: expect.any(String),
    })
    await at.call(staff, takeInquiry, { id: given.id, seenOwnerId: null })
    await at.call(staff, answerInquiry, { id: given.id, outcome: 'done', answer: 'Written back.' })
    expect(await at.query('select from mail_messages where to_address = $1', [given.email])).toEqual([])
    const member = await at.person()
    await expect(at.call(member, listInquiries, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(at.call(null, listInquiries, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('of a program is answered like any other and not stored', async () => {
    const filled = written({ unseen: 'http://pills.example' })
    const quick = written({ openedAt: at.app.clock.now().toISOString() })
    expect(await send(filled)).toEqual({ id: filled.id })
    expect(await send(quick)).toEqual({ id: quick.id })
    expect([await stored(filled.email), await stored(quick.email)]).toEqual([[], []])
  })

  it('is refused where a field is wrong, its id another’s, or its sender has written too often', async () => {
    await expect(send(written({ name: 'Helene\nBcc: x@y.example' }))).rejects.toMatchObject({
      problems: [{ field: 'name', message: 'Your name must be one line' }],
    })
    const first = written()
    await send(first)
    await expect(send({ ...written(), id: first.id })).rejects.toMatchObject({ reason: 'id_taken' })
    const again = (message: string) => send({ ...written({ message }), email: first.email.toUpperCase() })
    for (const message of ['two', 'three', 'four', 'five']) await again(message)
    await expect(again('six')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(at.call(await at.person({ isDemo: true }), sendMessage, written())).rejects.toMatchObject({
      reason: 'demo_member',
    })
  })

  it('is erased after 12 months, open or closed, and a member’s request is not (4.13.18)', async () => {
    const [old, young] = [written(), written()]
    await send(old)
    await send(young)
    const member = await at.person()
    await at.query(
      `insert into inquiries (id, user_id, kind, created_at) values ($1, $2, 'session', now() - interval '2 years')`,
      [randomUUID(), member.id],
    )
    await at.query(`update inquiries set created_at = now() - interval '366 days' where id = $1`, [old.id])
    await eraseMessages(at.jobsPool)
    expect([await stored(old.email), await stored(young.email)]).toMatchObject([[], [{ id: young.id }]])
    expect(await at.query('select id from inquiries where user_id = $1', [member.id])).toHaveLength(1)
  })
})
