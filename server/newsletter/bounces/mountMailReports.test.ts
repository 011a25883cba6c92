import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bouncesMost } from '#domain/newsletter/limits.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { complaintOf, deliveryShapes } from '#tests/app/mailReports.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { passwordChangedEmail } from '../../accounts/emails.ts'
import { issueToken } from '../issues/issueToken.ts'
import { getIssue, listIssues } from '../issues/queries.ts'
import { releaseAddress } from '../subscribers/commands.ts'
import { listSubscribers } from '../subscribers/queries.ts'
import { mountMailReports } from './mountMailReports.ts'

const TOKEN = 'a token of the tests that is long enough'
const PATH = '/api/mail/reports'
let at: TestApp
let server: FastifyInstance
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp({ MAIL_REPORTS_TOKEN: TOKEN })
  server = Fastify()
  mountMailReports(server, at.app, at.jobsPool)
  await server.ready()
})
afterAll(async () => {
  await server?.close()
  await at?.close()
})
beforeEach(() => at.query('delete from rate_takes'))

const { Postfix = () => Buffer.alloc(0) } = deliveryShapes
const post = (
  payload: Buffer | string,
  headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
) =>
  server.inject({
    method: 'POST',
    url: PATH,
    headers: { 'content-type': 'message/rfc822', ...headers },
    payload,
  })

const issueOf = async () => {
  const id = randomUUID()
  await at.query(
    `insert into newsletter_issues (id, subject, lead, body, topics, status) values ($1, 'One', 'One', 'One', '{founders}', 'sent')`,
    [id],
  )
  return id
}
/** A confirmed reader, who got so many issues. */
async function readerOf(issues = 1, email = `${randomUUID()}@quayside.example`) {
  const id = randomUUID()
  await at.query('insert into subscribers (id, email) values ($1, $2)', [id, email])
  for (const list of ['founders', 'report'])
    await at.query(
      `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at) values ($1, $2, '1', now(), now())`,
      [id, list],
    )
  const got: { token: string; email: string }[] = []
  for (let each = 0; each < issues; each += 1) {
    const issue = await issueOf()
    await at.query(
      `insert into newsletter_deliveries (issue_id, subscriber_id, status, due_at, at) values ($1, $2, 'sent', now(), now())`,
      [issue, id],
    )
    got.push({ token: issueToken(issue, id), email })
  }
  return { id, email, got, first: got[0] ?? { token: '', email } }
}
const reasonOf = async (email: string) =>
  (
    await at.query<{ reason: string }>('select reason from suppressions where digest = app_mail_digest($1)', [
      email,
    ])
  )[0]?.reason ?? null
const eventsOf = async (id: string) =>
  (
    await at.query<{ action: string }>('select action from audit_events where subject_id = $1 order by id', [
      id,
    ])
  ).map(({ action }) => action)

describe('what our mail server hands us (K15)', () => {
  it('is taken with its token alone, at an address that is not there without one', async () => {
    const { first, email } = await readerOf()
    for (const headers of [
      {},
      { authorization: '' },
      { authorization: TOKEN },
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
      { authorization: `bearer ${TOKEN}` },
    ] as Record<string, string>[])
      expect([headers, (await post(Postfix(first), headers)).statusCode]).toEqual([headers, 401])
    expect(await reasonOf(email)).toBeNull()
    const off = Fastify()
    mountMailReports(off, { ...at.app, config: { ...at.app.config, mailReportsToken: null } }, at.jobsPool)
    expect((await off.inject({ method: 'POST', url: PATH, payload: 'x' })).statusCode).toBe(404)
    await off.close()
  })

  it('ends what goes to an address whose server knows no such box, once, and tells staff when and why', async () => {
    const { id, email, first } = await readerOf()
    const report = Postfix(first, { said: '550 5.1.1 no such\u0007 user\r\n\there' })
    expect((await post(report)).json()).toEqual({ taken: true })
    expect(await reasonOf(email)).toBe('bounced')
    expect((await post(report)).json()).toEqual({ taken: false })
    expect(await eventsOf(id)).toEqual(['issue.bounced'])
    const staff = await at.person({ roles: ['staff'] })
    const { subscribers } = await at.call(staff, listSubscribers, { search: email })
    expect(subscribers).toMatchObject([
      {
        ...{ email, state: 'suppressed', suppressedFor: 'bounced' },
        bounce: { kind: 'gone', status: '5.1.1', said: 'smtp; 550 5.1.1 no such user here', issue: null },
      },
    ])
    expect(Date.parse(subscribers[0]?.suppressedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    // An admin lifts it, and the same report again changes nothing.
    await at.call(await at.person({ roles: ['staff', 'admin'] }), releaseAddress, { email })
    expect((await post(report)).json()).toEqual({ taken: false })
    expect(await reasonOf(email)).toBeNull()
  })

  it('changes nothing for whoever has no token of ours, whatever address it names', async () => {
    const [one, other] = [await readerOf(), await readerOf()]
    const [issue = '', reader = ''] = one.first.token.split('.')
    for (const report of [
      Postfix({ token: 'x', email: one.email }),
      Postfix({ token: `${issue}.${reader}.${randomBytes(16).toString('base64url')}`, email: one.email }),
      // Somebody's own token, with another's address.
      Postfix({ token: other.first.token, email: one.email }, { of: one.email }),
      complaintOf({ token: 'x', email: one.email }),
      // Signed, and never sent.
      Postfix({ token: issueToken(randomUUID(), one.id), email: one.email }),
      Postfix({ token: issueToken(issue, randomUUID()), email: one.email }),
    ])
      await post(report)
    expect(await reasonOf(one.email)).toBeNull()
    expect(await eventsOf(one.id)).toEqual([])
  })

  it('ends an address at the third issue that is lost, however often each is told, and not before', async () => {
    const { email, got } = await readerOf(bouncesMost.lost)
    const said = [
      { status: '5.7.1' },
      { status: '4.4.7' },
      // It leads on to a box that is gone.
      { status: '5.1.1', of: 'elsewhere@quayside.example' },
    ]
    for (const [index, each] of got.entries()) {
      expect(await reasonOf(email)).toBeNull()
      for (let again = 0; again < 4; again += 1) await post(Postfix(each, said[index]))
    }
    expect(await reasonOf(email)).toBe('bounced')
  })

  it('counts what the mail server refused at once among what is lost', async () => {
    const { email, got, id } = await readerOf(bouncesMost.lost)
    await at.query(
      `update newsletter_deliveries set status = 'refused' where subscriber_id = $1 and issue_id::text <> split_part($2, '.', 1)`,
      [id, got[0]?.token],
    )
    await post(Postfix(got[0] ?? { token: '', email }, { status: '5.0.0' }))
    expect(await reasonOf(email)).toBe('bounced')
  })

  it('waits longer with what is late: it may still arrive', async () => {
    const { email, got } = await readerOf(bouncesMost.late)
    for (const each of got) {
      expect(await reasonOf(email)).toBeNull()
      await post(Postfix(each, { action: 'delayed', status: '4.4.1' }))
    }
    expect(await reasonOf(email)).toBe('bounced')
  })

  it('ends the topics of whoever complains, for good, and no other list', async () => {
    const { id, email, first } = await readerOf()
    await post(Postfix(first))
    expect((await post(complaintOf(first, 'not-spam'))).json()).toEqual({ taken: false })
    expect((await post(complaintOf(first))).json()).toEqual({ taken: true })
    expect((await post(complaintOf(first))).json()).toEqual({ taken: false })
    expect(await reasonOf(email)).toBe('complained')
    expect(
      await at.query('select list from subscriptions where subscriber_id = $1 and left_at is null', [id]),
    ).toEqual([{ list: 'report' }])
    expect(await eventsOf(id)).toEqual(['issue.bounced', 'issue.complained', 'list.left'])
  })

  it('takes a complaint of an issue of which it is forgotten who got it, once', async () => {
    const { id, email, first } = await readerOf()
    await at.query('delete from newsletter_deliveries where subscriber_id = $1', [id])
    expect((await post(Postfix(first))).json()).toEqual({ taken: false })
    expect((await post(complaintOf(first))).json()).toEqual({ taken: true })
    expect((await post(complaintOf(first))).json()).toEqual({ taken: false })
    expect(await reasonOf(email)).toBe('complained')
  })

  it('is counted on its issue, each reader once of a kind, and stays there when it is forgotten who it was (K15)', async () => {
    const readers = await Promise.all(Array.from({ length: 4 }, () => readerOf()))
    const [issueId = ''] = readers[0]?.first.token.split('.') ?? []
    const [gone, slow, angry, other] = readers.map(({ id, email }) => ({
      token: issueToken(issueId, id),
      email,
    }))
    if (!gone || !slow || !angry || !other) throw new Error('four readers')
    for (const { id } of readers.slice(1))
      await at.query(
        `insert into newsletter_deliveries (issue_id, subscriber_id, status, due_at, at) values ($1, $2, 'sent', now(), now())`,
        [issueId, id],
      )
    const late = { action: 'delayed', status: '4.4.1' }
    for (const report of [
      // Lost, then gone: one reader whom it did not reach.
      ...[Postfix(gone, { status: '5.7.1' }), Postfix(gone)],
      ...[Postfix(slow, late), Postfix(slow, late), Postfix(other, late)],
      complaintOf(angry),
      complaintOf(angry),
    ])
      await post(report)
    const staff = await at.person({ roles: ['staff'] })
    const counts = { lost: 1, late: 2, complained: 1 }
    expect((await at.call(staff, getIssue, { id: issueId })).issue).toMatchObject(counts)
    await at.query('delete from subscribers where id = any($1)', [readers.map(({ id }) => id)])
    const { issues } = await at.call(staff, listIssues, {})
    expect(issues.find(({ id }) => id === issueId)).toMatchObject(counts)
  })

  it('stops no other email: receipts and mail for signing in go to an address that gets no issues (K15)', async () => {
    const member = await at.person()
    const { first } = await readerOf(1, member.email)
    await post(complaintOf(first))
    expect(await reasonOf(member.email)).toBe('complained')
    await at.as(member, ({ db }) =>
      queueMail(db, randomUUID(), member.id, passwordChangedEmail({ name: 'Mia' }), randomUUID()),
    )
    expect(
      await at.query('select 1 as one from mail_messages where to_address = $1', [member.email]),
    ).toHaveLength(1)
  })

  it('is one effect where it comes many times at once', async () => {
    const { id, first } = await readerOf()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(Postfix(first))))
    expect(answers.filter((answer) => answer.json<{ taken: boolean }>().taken)).toHaveLength(1)
    expect(await eventsOf(id)).toEqual(['issue.bounced'])
  })

  it('is refused where it is too long, and falls over nothing', async () => {
    expect((await post(Buffer.alloc(10_000_000, 'a'))).statusCode).toBe(413)
    for (const payload of ['', '\0', 'From: x\r\n\r\n', randomBytes(200_000), Buffer.alloc(262_144, '\n')])
      expect((await post(payload)).json()).toEqual({ taken: false })
    const { first, id } = await readerOf()
    await post(Postfix(first, { status: '4.4.1', said: `550 \u0000\ud800 ${'é'.repeat(5_000)}\u202e` }))
    const [row] = await at.query<{ said: string }>(
      'select said from newsletter_bounces where subscriber_id = $1',
      [id],
    )
    expect(row?.said.length).toBeLessThanOrEqual(300)
    expect(row?.said).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('is bounded in a minute, with a word on when to come again', async () => {
    await at.query(
      `insert into rate_takes (key, taken_at, empty_at) select 'reports of mail', array_agg(clock_timestamp()), now() + interval '1 minute' from generate_series(1, 600)`,
    )
    const { first, email } = await readerOf()
    const answer = await post(Postfix(first))
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await reasonOf(email)).toBeNull()
  })
})
