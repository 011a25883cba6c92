import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageRates } from '#domain/inquiries/limits.ts'
import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { answerInquiry } from './answerInquiry.ts'
import { releaseInquiry, takeInquiry } from './commands.ts'
import { eraseMessages } from './eraseMessages.ts'
import { exportInquiries } from './exportInquiries.ts'
import { countInquiries, listInquiries } from './queries.ts'
import { saveAnswerDraft } from './saveAnswerDraft.ts'
import { sendMessage } from './sendMessage.ts'

let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
})
afterAll(() => at.close())
const openedAgo = (form: string, ms: number) => signPage(form, new Date(at.app.clock.now().getTime() - ms))
const fields = (more: Record<string, string> = {}) => ({
  topic: 'advisory',
  name: 'Helene Roth',
  email: `${randomUUID()}@quayside.example`,
  company: 'Quayside',
  message: 'Is ninety minutes\r\nenough?',
  ...more,
})
const written = (more: Record<string, string> = {}, rest = {}) => ({
  id: randomUUID() as string,
  form: 'contact' as const,
  fields: fields(more),
  page: openedAgo('contact', 60_000),
  ...rest,
})
const emailOf = (given: ReturnType<typeof written>) => given.fields.email ?? ''
const send = (given: ReturnType<typeof written>) => at.call(null, sendMessage, given)
const stored = (email: string) =>
  at.query<{ id: string }>(`select id, user_id, kind from inquiries where context ->> 'email' = $1`, [email])

describe('a message of the contact form (K14)', () => {
  it('is stored once however often it is sent, with one row in the trail and one event', async () => {
    const given = written()
    await Promise.all([send(given), send(given), send({ ...given, id: randomUUID() })])
    const rows = await stored(emailOf(given))
    expect(rows).toMatchObject([{ user_id: null, kind: 'contact' }])
    const id = rows[0]?.id
    expect(await at.query('select action, actor_kind from audit_events where subject_id = $1', [id])).toEqual(
      [{ action: 'inquiry.opened', actor_kind: 'visitor' }],
    )
    expect(await at.query('select topic, member_id from live_events where entity_id = $1', [id])).toEqual([
      { topic: 'inquiries', member_id: null },
    ])
    at.moveTime(25 * 3_600_000)
    await send({ ...given, id: randomUUID(), page: openedAgo('contact', 60_000) })
    expect(await stored(emailOf(given))).toHaveLength(2)
  })

  it('that reads like an attack is taken and noted; a name that does is refused (T-031)', async () => {
    const given = written({ message: '<script>x</script> drop table inquiries; select a from b' })
    await send(given)
    expect(await stored(emailOf(given))).toHaveLength(1)
    const noted = await at.query(
      `select details from audit_events join audit_details on event_id = id
       where action = 'text.suspected' and subject_id = $1`,
      [given.id],
    )
    expect(noted).toMatchObject([{ details: { level: 'critical', found: ['sql', 'script', 'words'] } }])
    await expect(send(written({ name: 'Robert <script>' }))).rejects.toMatchObject({
      problems: [{ field: 'name', message: expect.stringContaining('Potential threat detected in') }],
    })
  })

  it('is acknowledged once a day in a fixed text, reaches staff, and is answered by mail', async () => {
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
      email: emailOf(given),
      company: 'Quayside',
      status: 'open',
      dueOn: expect.any(String),
    })
    await at.call(staff, takeInquiry, { id: given.id, seenOwnerId: null })
    await at.call(staff, answerInquiry, { id: given.id, outcome: 'done', answer: 'Written back.' })
    await send(written({ message: 'One more thing.', email: emailOf(given).toUpperCase() }))
    const mails = await at.query<{ template: string; values: object }>(
      'select template, values from mail_messages where lower(to_address) = $1 order by created_at, template',
      [emailOf(given)],
    )
    expect(mails).toEqual([
      { template: 'inquiries.received', values: { kind: 'contact' } },
      {
        template: 'inquiries.replied',
        values: { name: 'Helene Roth', kind: 'contact', answer: 'Written back.' },
      },
    ])
    // Staff hear of it in their mailbox, in words that are none of the visitor's, once an hour for a form.
    const told = await at.query<{ template: string; values: object }>(
      `select template, values from mail_messages where to_address = $1 and values ->> 'kind' = 'contact'`,
      [at.app.config.inboxEmail],
    )
    expect(told.length).toBeGreaterThanOrEqual(1)
    expect(told[0]).toEqual({
      template: 'inquiries.arrived',
      values: { id: expect.any(String), kind: 'contact', dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    })
    const member = await at.person()
    await expect(at.call(member, listInquiries, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(at.call(null, listInquiries, {})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('of a program is answered like any other, held back and acknowledged to nobody; staff let it through', async () => {
    const many = 'https://a.example https://b.example https://c.example https://d.example'
    const held = [
      ['trap', written({}, { unseen: 'http://pills.example' })],
      ['quick', written({}, { page: openedAgo('contact', 0) })],
      ['links', written({ message: many })],
    ] as const
    for (const [, given] of held) expect(await send(given)).toEqual({ id: given.id, isRepeat: false })
    const staff = await at.person({ roles: ['staff'] })
    const waiting = async (show: 'pending' | 'held') =>
      (await at.call(staff, listInquiries, { show, limit: 50 })).inquiries
    for (const [reason, given] of held) {
      expect((await waiting('held')).find(({ id }) => id === given.id)).toMatchObject({ held: reason })
      expect(await at.query('select from mail_messages where to_address = $1', [emailOf(given)])).toEqual([])
    }
    const [[, first]] = held
    expect((await waiting('pending')).map(({ id }) => id)).not.toContain(first.id)
    expect((await at.call(staff, countInquiries, undefined)).held).toBeGreaterThanOrEqual(3)
    // Its sender may be forged: nobody writes there before it is let through.
    const done = { id: first.id, outcome: 'done', answer: 'Written back.' } as const
    for (const act of [
      () => at.call(staff, answerInquiry, done),
      () => at.call(staff, saveAnswerDraft, done),
      () => at.call(staff, takeInquiry, { id: first.id, seenOwnerId: null }),
    ])
      await expect(act()).rejects.toMatchObject({ reason: 'is_held' })
    // One that was closed before that was refused stands where it came in.
    await at.query(`update inquiries set status = 'done', closed_at = now() where id = $1`, [held[2][1].id])
    const listed: string[] = []
    for (let cursor: string | null | undefined; cursor !== null && listed.length < 50; ) {
      const page = await at.call(staff, listInquiries, {
        show: 'held',
        limit: 1,
        ...(cursor ? { cursor } : {}),
      })
      listed.push(...page.inquiries.map(({ id }) => id))
      cursor = page.next
    }
    expect(listed).toEqual((await waiting('held')).map(({ id }) => id))
    await at.call(staff, releaseInquiry, { id: first.id })
    expect((await waiting('pending')).map(({ id }) => id)).toContain(first.id)
    await expect(at.call(staff, releaseInquiry, { id: first.id })).rejects.toMatchObject({
      reason: 'not_held',
    })
  })

  it('of a page that was opened once and sent often, or in words of many addresses, is held back; an office is not', async () => {
    const page = openedAgo('contact', 60_000)
    const heldOf = async (given: ReturnType<typeof written>) =>
      (await at.query<{ held: string | null }>('select held from inquiries where id = $1', [given.id]))[0]
        ?.held
    const sendAll = async (all: ReturnType<typeof written>[]) => {
      for (const given of all) await send(given)
      return await Promise.all(all.map(heldOf))
    }
    const often = ['one', 'two', 'three', 'four'].map((message) => written({ message }, { page }))
    expect(await sendAll(often)).toEqual([null, null, null, 'token'])
    const message = 'We offer the best ranking in all search engines, guaranteed and for ever.'
    expect(await sendAll([1, 2, 3, 4].map(() => written({ message })))).toEqual([null, null, null, 'text'])
    // Twenty people of one office, each with words of their own.
    const office = Array.from({ length: 20 }, (_each, at) =>
      written({ message: `Question ${at} of our team.` }),
    )
    expect(new Set(await sendAll(office))).toEqual(new Set([null]))
  })

  it('needs a page that somebody opened: not a forged sign, another form’s, or one of the day before yesterday', async () => {
    const day = 24 * 3_600_000
    for (const page of ['', 'contact.x.y.z', openedAgo('advisory', 60_000), openedAgo('contact', day + 1)])
      await expect(send(written({}, { page }))).rejects.toMatchObject({ reason: 'page_unknown' })
  })

  it('of any other form keeps its fields, and staff read and export them by their labels', async () => {
    const email = `${randomUUID()}@quayside.example`
    const given = {
      id: randomUUID() as string,
      form: 'ecosystem' as const,
      page: openedAgo('ecosystem', 60_000),
      fields: {
        role: 'expert',
        name: '=Ada',
        email,
        areas: 'law,capital',
        regions: 'Portugal',
        consent: 'yes',
        message: 'Term sheets.',
        references: 'Two people',
        hack: 'x',
      },
    }
    await at.call(null, sendMessage, given)
    const staff = await at.person({ roles: ['staff'] })
    const { inquiries } = await at.call(staff, listInquiries, { limit: 50 })
    expect(inquiries.find(({ id }) => id === given.id)).toMatchObject({
      kind: 'ecosystem',
      subject: 'expert',
      body: 'Term sheets.',
      details: [
        { label: 'You apply as', value: 'Expert' },
        { label: 'Areas', value: 'Law and contracts, Raising capital' },
        { label: 'Countries you work in', value: 'Portugal' },
        { label: 'Two people we may ask about your work', value: 'Two people' },
        { label: expect.any(String), value: 'Agreed to the text of 2026-11-22' },
      ],
    })
    const { csv } = await at.call(staff, exportInquiries, { show: 'pending' })
    expect(csv).toContain(`'=Ada,${email}`)
    expect(csv).toContain('You apply as: Expert')
    expect(await at.query(`select from audit_events where action = 'inquiry.exported'`)).toHaveLength(1)
  })

  it('is refused where a field is wrong, its id another’s, or its sender has written too often', async () => {
    await expect(send(written({ name: 'Helene\nBcc: x@y.example' }))).rejects.toMatchObject({
      problems: [{ field: 'name', message: 'Your name must be one line' }],
    })
    const first = written()
    await send(first)
    await expect(send({ ...written(), id: first.id })).rejects.toMatchObject({ reason: 'id_taken' })
    const again = (message: string) => send(written({ message, email: emailOf(first).toUpperCase() }))
    for (const message of ['two', 'three', 'four', 'five']) await again(message)
    await expect(again('six')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(at.call(await at.person({ isDemo: true }), sendMessage, written())).rejects.toMatchObject({
      reason: 'demo_member',
    })
  })

  it('is stored as often for a network as an office needs, whoever signs it', async () => {
    await send(written())
    await at.query(
      `update rate_takes set taken_at = array(select now() from generate_series(1, $1)) where key = 'messages of 127.0.0.1'`,
      [messageRates.perNetworkHourly],
    )
    const late = written()
    await expect(send(late)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await stored(emailOf(late))).toEqual([])
    await at.query(`delete from rate_takes where key = 'messages of 127.0.0.1'`)
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
    await eraseMessages(at.jobsPool, tooOldBefore(periods.messages, new Date()))
    expect([await stored(emailOf(old)), await stored(emailOf(young))]).toMatchObject([[], [{ id: young.id }]])
    expect(await at.query('select id from inquiries where user_id = $1', [member.id])).toHaveLength(1)
  })
})
