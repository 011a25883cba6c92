import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import { readConfig } from '#server/platform/config.ts'
import { queues } from '#server/platform/jobs/queues.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { drawnTemplate } from './emailTemplate.ts'
import { eraseMail } from './eraseMail.ts'
import { failLostMail } from './failLostMail.ts'
import { mailHandler } from './sendMail.ts'

type Envelope = { mailFrom: { address: string } | false; rcptTo: { address: string }[] }
type Done = (error?: Error | null) => void
type Sink = {
  server: Server
  listen(port: number, host: string, done: () => void): void
  close(done: () => void): void
}
type Settings = {
  authOptional: boolean
  disabledCommands: string[]
  onMailFrom(address: { address: string }, session: unknown, done: Done): void
  onRcptTo(address: { address: string }, session: unknown, done: Done): void
  onData(stream: NodeJS.ReadableStream, session: { envelope: Envelope }, done: Done): void
}
// The package has no types of its own; this is the little that is used of it.
const { SMTPServer } = createRequire(import.meta.url)('smtp-server') as {
  SMTPServer: new (settings: Settings) => Sink
} // safe because its manual says so

type Received = { from: string; to: string[]; source: string }

let at: TestApp
let sink: Sink
let isClosed = false
const received: Received[] = []
beforeAll(async () => {
  at = await testApp()
  sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(isClosed ? Object.assign(new Error('sender rejected'), { responseCode: 550 }) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody@') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope }, done) => {
      let source = ''
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('utf8')))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await new Promise<void>((resolve) => sink.close(() => resolve()))
  await at?.close()
})

const link = drawnTemplate('test', z.object({ subject: z.string(), link: z.string() }), (values) => ({
  template: 'test',
  subject: values.subject,
  text: values.link,
  html: `<p>${values.link}</p>`,
}))
const templates = new Map([[link.template, link]])
const valuesOf = async (id: string) =>
  (await at.query<{ values: object }>('select values from mail_messages where id = $1', [id]))[0]?.values

const handler = () => {
  const { port } = sink.server.address() as AddressInfo // safe because it listens on a port
  return mailHandler(at.jobsPool, readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), templates)
}
async function store(subject: string, to = 'ada@members.example'): Promise<string> {
  const id = randomUUID()
  await at.query(
    `insert into mail_messages (id, template, to_address, values, once_key, status)
     values ($1, 'test', $2, $3, $4, 'queued')`,
    [id, to, { subject, link: 'https://jul.example/reset?token=live' }, id],
  )
  return id
}
const jobOf = (isLastTry: boolean) => ({ id: randomUUID(), signal: new AbortController().signal, isLastTry })
const send = (id: string) => handler()({ messageId: id }, jobOf(false))
const statusOf = async (id: string) =>
  (await at.query<{ status: string }>('select status from mail_messages where id = $1', [id]))[0]?.status

describe('a stored email (T-MAIL)', () => {
  it.each([
    'Hello\r\nBcc: eve@evil.example',
    'Hello\nCc: eve@evil.example\n\nanother body',
    'Hello\r\n\r\n<script>',
    'Grüße 🦀',
  ])('with the subject %j goes to its one reader, as one email', async (subject) => {
    received.length = 0
    const id = await store(subject)
    await send(id)
    expect(received).toHaveLength(1)
    expect(received[0]?.to).toEqual(['ada@members.example'])
    const head = received[0]?.source.split('\r\n\r\n', 1)[0] ?? ''
    expect(head).not.toMatch(/^(?:bcc|cc):/im)
    expect(head).toContain(`Message-ID: <${id}@localhost>`)
    expect(await statusOf(id)).toBe('sent')
  })

  it('is sent once, however often its job runs', async () => {
    received.length = 0
    const id = await store('Once')
    await send(id)
    await send(id)
    expect(received).toHaveLength(1)
  })

  it('that the other server refuses for good is marked, and not tried again', async () => {
    const id = await store('Refused', 'nobody@members.example')
    await send(id)
    expect(await statusOf(id)).toBe('failed')
  })

  it('waits, words and all, while the server refuses our password or our own address', async () => {
    const id = await store('Our fault', 'ada@members.example')
    isClosed = true
    await expect(send(id)).rejects.toThrow()
    expect(await statusOf(id)).toBe('queued')
    expect(await valuesOf(id)).not.toEqual({})
    isClosed = false
    await send(id)
    expect(await statusOf(id)).toBe('sent')
  })

  it('keeps no words and no link once it was sent, refused, or tried for the last time (4.13.14)', async () => {
    const [sent, refused, tried] = [
      await store('Sent'),
      await store('No', 'nobody@members.example'),
      await store('Tried'),
    ]
    await send(sent)
    expect(received.at(-1)?.source).toContain('token=live')
    await send(refused)
    for (const id of [sent, refused]) expect(await valuesOf(id)).toEqual({})
    const nowhere = mailHandler(at.jobsPool, readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), templates)
    const attempt = (id: string, isLastTry: boolean) => nowhere({ messageId: id }, jobOf(isLastTry))
    for (let n = 0; n < queues['mail.send'].retryLimit; n++)
      await expect(attempt(tried, false)).rejects.toThrow()
    expect(await statusOf(tried)).toBe('queued')
    expect(await valuesOf(tried)).not.toEqual({})
    await expect(attempt(tried, true)).rejects.toThrow()
    expect(await statusOf(tried)).toBe('failed')
    expect(await valuesOf(tried)).toEqual({})
    // Whatever happened to the tries before the last one.
    const cutOff = await store('Cut off')
    await expect(attempt(cutOff, true)).rejects.toThrow()
    expect(await statusOf(cutOff)).toBe('failed')
    expect(await valuesOf(cutOff)).toEqual({})
  })

  it('fails where no job will send it any more, and waits while one may', async () => {
    const [lost, running, asked] = [await store('Lost'), await store('Running'), await store('Asked')]
    const job = (id: string, state: string) =>
      at.query(`insert into pgboss.job (name, data, state) values ('mail.send', $1, $2::pgboss.job_state)`, [
        { messageId: id },
        state,
      ])
    await job(lost, 'failed')
    await job(running, 'active')
    await at.query(`insert into job_requests (id, queue, data) values ($1, 'mail.send', $2)`, [
      randomUUID(),
      { messageId: asked },
    ])
    await failLostMail(at.jobsPool)
    expect([await statusOf(lost), await statusOf(running), await statusOf(asked)]).toEqual([
      'failed',
      'queued',
      'queued',
    ])
    expect(await valuesOf(lost)).toEqual({})
  })

  it('has longer than the slowest mail server takes that is not given up, for a second try would mail it twice', () => {
    // Connection, greeting, two EHLO, STARTTLS, three answers of AUTH, MAIL, RCPT, DATA and the end of the words.
    expect(queues['mail.send'].expireInSeconds).toBeGreaterThan(5 + 5 + 10 * 15)
  })

  it('goes after 90 days, and not before (4.13.14)', async () => {
    const [old, young] = [await store('Old'), await store('Young')]
    const age = (id: string, days: number) =>
      at.query(`update mail_messages set created_at = now() - $2::interval where id = $1`, [
        id,
        `${days} days`,
      ])
    await age(old, 91)
    await age(young, 89)
    await eraseMail(at.jobsPool, tooOldBefore(periods.emails, new Date()))
    expect([await statusOf(old), await statusOf(young)]).toEqual([undefined, 'queued'])
  })

  it('of a template or with values that are none of ours is not sent', async () => {
    const id = await store('Odd')
    await at.query(`update mail_messages set values = '{"subject": 7}' where id = $1`, [id])
    received.length = 0
    await expect(send(id)).rejects.toThrow()
    expect(received).toEqual([])
  })

  it('without a mail server stays in the outbox', async () => {
    const id = await store('Kept')
    await mailHandler(at.jobsPool, readConfig({}), templates)({ messageId: id }, jobOf(false))
    expect(await statusOf(id)).toBe('kept')
  })
})
