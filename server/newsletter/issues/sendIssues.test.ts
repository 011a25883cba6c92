import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { MailSink } from '#tests/app/mailSink.ts'
import { openMailSink } from '#tests/app/mailSink.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { leaveNewsletter } from '../lists/commands.ts'
import { listToken } from '../lists/listToken.ts'
import {
  createIssue,
  deleteIssue,
  editIssue,
  scheduleIssue,
  sendIssue,
  stopIssue,
  testIssue,
  unscheduleIssue,
} from './commands.ts'
import { issueToken } from './issueToken.ts'
import { getIssue, listIssues, previewIssue } from './queries.ts'
import { sendIssues } from './sendIssues.ts'

let at: TestApp
let sink: MailSink
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  sink = await openMailSink()
})
afterAll(async () => {
  await sink?.close()
  await at?.close()
})

const reader = async (email = `${randomUUID()}@quayside.example`, list = 'founders') => {
  const id = randomUUID()
  await at.query('insert into subscribers (id, email) values ($1, $2)', [id, email])
  await at.query(
    `insert into subscriptions (subscriber_id, list, consent_version, asked_at, confirmed_at) values ($1, $2, '1', now(), now())`,
    [id, list],
  )
  return { id, email }
}
const sender = (smtpUrl = sink.url) =>
  sendIssues({
    app: { ...at.app, config: readConfig({ SMTP_URL: smtpUrl, YELMAIL_PER_SECOND: '10000' }) },
    jobsPool: at.jobsPool,
    url: at.jobsUrl,
  })
const fields = {
  subject: 'The price on your page is a decision',
  lead: 'Why we publish ours.',
  body: 'Every company that hides its price has a **reason**.\n\n## A test for Monday\n\n- Write it down.\n- [Read more](https://jul.example/pricing)',
  topics: ['founders' as const],
}
const written = async (by: Parameters<TestApp['call']>[0], more: Partial<typeof fields> = {}) => {
  const id = randomUUID()
  await at.call(by, createIssue, { id })
  const { issue } = await at.call(by, editIssue, { id, version: 1, fields: { ...fields, ...more } })
  return issue
}
const statesOf = async (id: string) =>
  Object.fromEntries(
    (
      await at.query<{ email: string; status: string }>(
        'select s.email, d.status from newsletter_deliveries d join subscribers s on s.id = d.subscriber_id where issue_id = $1',
        [id],
      )
    ).map(({ email, status }) => [email, status]),
  )
const clear = () => at.query('delete from subscribers')

describe('an issue of YELMail (K15)', () => {
  it('is written by staff, seen by them as it is sent, and mailed to whoever tests it', async () => {
    const staff = await at.person({ roles: ['staff'] })
    const issue = await written(staff)
    expect(issue).toMatchObject({
      status: 'draft',
      version: 2,
      problems: [],
      canEdit: { ok: true },
      canSend: { ok: false },
    })
    const { html, text } = await at.call(staff, previewIssue, { id: issue.id })
    expect(html).toContain('<strong>reason</strong>')
    expect(html).toContain('href="https://jul.example/pricing"')
    expect(text).toContain('A TEST FOR MONDAY')
    await at.call(staff, testIssue, { id: issue.id, test: randomUUID() })
    expect(
      await at.query(`select to_address from mail_messages where template = 'newsletter.issue'`),
    ).toEqual([{ to_address: staff.email }])
    const member = await at.person()
    await expect(at.call(member, listIssues, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(
      at.call(staff, editIssue, { id: issue.id, version: 1, fields: { ...fields, subject: 'Another' } }),
    ).rejects.toMatchObject({ reason: 'issue_changed' })
    await at.call(staff, deleteIssue, { id: issue.id })
    await expect(at.call(staff, getIssue, { id: issue.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(
      (
        await at.query<{ action: string }>(
          `select action from audit_events where subject_id = $1 order by id`,
          [issue.id],
        )
      ).map(({ action }) => action),
    ).toEqual(['issue.created', 'issue.edited', 'issue.tested', 'issue.deleted'])
  })

  it('goes to its confirmed readers alone, each by one email that leaves by one POST, and keeps its counts', async () => {
    await clear()
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const staff = await at.person({ roles: ['staff'] })
    const [one, two, gone, paused, elsewhere, left, unasked] = await Promise.all([
      reader(),
      reader(),
      reader('nobody@quayside.example'),
      reader(),
      reader(undefined, 'investors'),
      reader(),
      reader(),
    ])
    await at.query(`update subscribers set paused_until = now() + interval '3 days' where id = $1`, [
      paused.id,
    ])
    await at.query('update subscriptions set left_at = now() where subscriber_id = $1', [left.id])
    await at.query('update subscriptions set confirmed_at = null where subscriber_id = $1', [unasked.id])
    const issue = await written(admin)
    expect(issue.wouldReach).toBe(3)
    const send = { id: issue.id, version: issue.version, receivers: 3 }
    await expect(at.call(staff, sendIssue, send)).rejects.toMatchObject({ reason: 'not_admin' })
    await expect(at.call(admin, sendIssue, { ...send, receivers: 4 })).rejects.toMatchObject({
      reason: 'receivers_changed',
    })
    const begun = await at.call(admin, sendIssue, send)
    expect(begun.issue).toMatchObject({
      status: 'sending',
      number: 1,
      slug: '1-the-price-on-your-page-is-a-decision',
    })
    await sender().look()
    expect(await statesOf(issue.id)).toEqual({
      [one.email]: 'sent',
      [two.email]: 'sent',
      [gone.email]: 'refused',
    })
    expect(sink.received.map(({ to }) => to).sort()).toEqual([one.email, two.email].sort())
    const { source } = sink.received.find(({ to }) => to === one.email) ?? { source: '' }
    const head = source.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n\s+/g, ' ') ?? ''
    const token = issueToken(issue.id, one.id)
    expect(head).toContain(`Message-ID: <${token}@localhost>`)
    expect(head).toContain(`X-Issue-Token: ${token}`)
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(head).toMatch(/List-Unsubscribe: <http:\/\/localhost:3000\/yelmail\/one-click\?token=[\w.-]+>/)
    const { issue: over } = await at.call(staff, getIssue, { id: issue.id })
    expect(over).toMatchObject({ status: 'sent', receivers: 3, sent: 2, refused: 1, left: 0 })
    // Its server knows no such box: nothing goes there any more, and a receipt still does.
    expect(
      await at.query(`select reason from suppressions where digest = app_mail_digest($1)`, [gone.email]),
    ).toEqual([{ reason: 'bounced' }])
    expect(elsewhere.email in (await statesOf(issue.id))).toBe(false)
    expect((await written(admin)).wouldReach).toBe(2)
  })

  it('reaches nobody who left after it began, and waits where it is stopped', async () => {
    await clear()
    sink.received.length = 0
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const readers = await Promise.all(Array.from({ length: 20 }, () => reader()))
    const issue = await written(admin)
    await at.call(admin, sendIssue, { id: issue.id, version: issue.version, receivers: 20 })
    const leaving = readers.at(-1)
    sink.onMail = async (count) => {
      if (count === 3) await at.call(admin, stopIssue, { id: issue.id })
    }
    await sender().look()
    expect(sink.received).toHaveLength(3)
    await at.call(null, leaveNewsletter, { token: listToken(leaving?.id ?? '') })
    const { issue: stopped } = await at.call(admin, getIssue, { id: issue.id })
    const isSent = (await statesOf(issue.id))[leaving?.email ?? ''] === 'sent'
    expect(stopped).toMatchObject({ status: 'stopped', wouldReach: 17 })
    sink.onMail = async () => undefined
    await at.call(admin, sendIssue, { id: issue.id, version: stopped.version, receivers: 17 })
    await sender().look()
    const { issue: over } = await at.call(admin, getIssue, { id: issue.id })
    expect(over).toMatchObject({
      status: 'sent',
      number: stopped.number,
      sent: isSent ? 20 : 19,
      left: isSent ? 0 : 1,
    })
    expect(new Set(sink.received.map(({ to }) => to)).size).toBe(sink.received.length)
  })

  it('ends where it is stopped at its last reader, or once nobody is left to wait for', async () => {
    await clear()
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const stoppedAtFirst = async (receivers: number) => {
      await reader()
      const { id, version } = await written(admin)
      await at.call(admin, sendIssue, { id, version, receivers })
      sink.onMail = async () => void (await at.call(admin, stopIssue, { id }))
      await sender().look()
      sink.onMail = async () => undefined
      return async () => (await at.call(admin, getIssue, { id })).issue
    }
    const last = await stoppedAtFirst(1)
    expect(await last()).toMatchObject({ status: 'sent', receivers: 1, sent: 1, refused: 0, left: 0 })
    const cut = await stoppedAtFirst(2)
    await sender().look()
    expect(await cut()).toMatchObject({ status: 'stopped', sent: 1 })
    await at.query(
      `delete from subscribers where id in (select subscriber_id from newsletter_deliveries where status = 'waiting')`,
    )
    await sender().look()
    expect(await cut()).toMatchObject({ status: 'sent', receivers: 2, sent: 1 })
  })

  it('says while it is on its way how many were not taken for now, and asks for them again (K15)', async () => {
    await clear()
    sink.received.length = 0
    const admin = await at.person({ roles: ['staff', 'admin'] })
    await reader()
    const full = await reader('later@quayside.example')
    const issue = await written(admin)
    await at.call(admin, sendIssue, { id: issue.id, version: issue.version, receivers: 2 })
    await sender().look()
    expect((await at.call(admin, getIssue, { id: issue.id })).issue).toMatchObject({
      ...{ status: 'sending', sent: 1, refused: 0, again: 1 },
    })
    await at.query(`update subscribers set email = 'room-again@quayside.example' where id = $1`, [full.id])
    await at.query('update newsletter_deliveries set due_at = now() where subscriber_id = $1', [full.id])
    await sender().look()
    expect((await at.call(admin, getIssue, { id: issue.id })).issue).toMatchObject({
      ...{ status: 'sent', sent: 2, again: 0 },
    })
  })

  it('waits where the mail server takes nothing, and blames no reader for it', async () => {
    await clear()
    sink.received.length = 0
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const { email } = await reader()
    const issue = await written(admin)
    await at.call(admin, sendIssue, { id: issue.id, version: issue.version, receivers: 1 })
    await sender('smtp://127.0.0.1:1').look()
    const { issue: waiting } = await at.call(admin, getIssue, { id: issue.id })
    expect(waiting.failure).not.toBeNull()
    expect(await statesOf(issue.id)).toEqual({ [email]: 'waiting' })
    await sender().look()
    expect((await at.call(admin, getIssue, { id: issue.id })).issue).toMatchObject({
      status: 'sent',
      failure: null,
      sent: 1,
    })
  })

  it('stops by itself where everybody is refused, and suppresses nobody for it', async () => {
    await clear()
    const admin = await at.person({ roles: ['staff', 'admin'] })
    for (let each = 0; each < 25; each++) await reader(`nobody@${each}.example`)
    const issue = await written(admin)
    await at.call(admin, sendIssue, { id: issue.id, version: issue.version, receivers: 25 })
    const before = await at.query('select from suppressions')
    await sender().look()
    expect((await at.call(admin, getIssue, { id: issue.id })).issue).toMatchObject({
      status: 'stopped',
      wouldReach: 25,
    })
    expect(await at.query('select from suppressions')).toHaveLength(before.length)
  })

  it('waits for its hour, and goes back to a draft before it', async () => {
    await clear()
    sink.received.length = 0
    await reader()
    const admin = await at.person({ roles: ['staff', 'admin'] })
    const issue = await written(admin)
    const hour = new Date(at.app.clock.now().getTime() + 3_600_000).toISOString()
    await expect(
      at.call(admin, scheduleIssue, { id: issue.id, version: issue.version, at: '2020-01-01T00:00:00Z' }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const { issue: planned } = await at.call(admin, scheduleIssue, {
      id: issue.id,
      version: issue.version,
      at: hour,
    })
    await at.call(admin, scheduleIssue, { id: issue.id, version: issue.version, at: hour })
    expect(planned).toMatchObject({ status: 'scheduled', scheduledAt: hour, canEdit: { ok: false } })
    const { issue: draft } = await at.call(admin, unscheduleIssue, { id: issue.id })
    await at.call(admin, scheduleIssue, { id: issue.id, version: draft.version, at: hour })
    await sender().look()
    expect(sink.received).toHaveLength(0)
    at.moveTime(3_700_000)
    await sender().look()
    expect(sink.received).toHaveLength(1)
    expect((await at.call(admin, getIssue, { id: issue.id })).issue.status).toBe('sent')
  })
})
