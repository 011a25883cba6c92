import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { complaintOf, deliveryShapes, headOf, qmailOf, reportOf } from '#tests/app/mailReports.ts'
import { issueToken, readIssueToken } from '../issues/issueToken.ts'
import { groupFields } from './groupFields.ts'
import { readBounce } from './readBounce.ts'

const [issueId, readerId] = [randomUUID(), randomUUID()]
const email = 'ada@quayside.example'
let returned: { token: string; email: string }
beforeAll(() => {
  keepCookieSecret('a secret of the tests that is long enough')
  returned = { token: issueToken(issueId, readerId), email }
})

describe('the token of an issue (K15)', () => {
  it('fits into an envelope, and holds for its issue and its reader alone', () => {
    expect(returned.token.length).toBeLessThanOrEqual(100)
    expect(readIssueToken(returned.token)).toEqual({ issueId, readerId })
    const [, , signed] = returned.token.split('.')
    for (const forged of [
      `${randomUUID()}.${readerId}.${signed}`,
      `${issueId}.${randomUUID()}.${signed}`,
      `${readerId}.${issueId}.${signed}`,
      `${issueId}.${readerId}`,
      `${issueId}.${readerId}.`,
      `${returned.token}.`,
      returned.token.slice(0, -1),
      returned.token.toUpperCase(),
      '',
    ])
      expect([forged, readIssueToken(forged)]).toEqual([forged, null])
  })
})

describe('a report of delivery (RFC 3464)', () => {
  it.each(Object.keys(deliveryShapes))('is read as %s writes it', async (name) => {
    const bounce = await readBounce(deliveryShapes[name]?.(returned) ?? Buffer.alloc(0))
    expect(bounce).toMatchObject({ issueId, readerId, feedback: null })
    expect(bounce?.words).toHaveLength(1)
    expect(bounce?.words[0]).toMatchObject({ action: 'failed', addresses: [email] })
    expect(bounce?.words[0]?.status).toMatch(/^5\.1\.10?$/)
  })

  it.each([
    ['5.0.0', '550 5.1.1 no such user', '5.1.1'],
    ['5.1.1 (no such box)', '', '5.1.1'],
    ['5.7.1', '550 5.1.1 said further on', '5.7.1'],
    ['4.0.0', '550 5.1.1 of another class', '4.0.0'],
    ['', '550 5.1.1 no such user', '5.1.1'],
    ['553 too large', '10.5.1.1 is an address of a network', ''],
  ])('with the status %j and the words %j says %j', async (status, said, read) => {
    const bounce = await readBounce(deliveryShapes.Postfix?.(returned, { status, said }) ?? Buffer.alloc(0))
    expect(bounce?.words[0]?.status).toBe(read)
  })

  it.each([
    ['delayed', 'delayed'],
    ['Failed (bounce)', 'failed'],
    ['failure', 'failed'],
    ['delivered', 'delivered'],
  ])('that names the action %j says %j', async (action, read) => {
    const bounce = await readBounce(deliveryShapes.Postfix?.(returned, { action }) ?? Buffer.alloc(0))
    expect(bounce?.words[0]?.action).toBe(read)
  })

  it('names the address in the writing of an envelope too', async () => {
    const bounce = await readBounce(
      deliveryShapes.Postfix?.(returned, { of: 'ada+2Blists@Quayside.example' }) ?? Buffer.alloc(0),
    )
    expect(bounce?.words[0]?.addresses).toEqual([
      'ada+2blists@quayside.example',
      'ada+lists@quayside.example',
    ])
  })

  it('in words alone is read by the copy that they return', async () => {
    expect(await readBounce(qmailOf(returned))).toMatchObject({
      ...{ issueId, readerId },
      words: [{ action: 'failed', status: '5.1.1', addresses: [email] }],
    })
    expect((await readBounce(qmailOf(returned, 'I will be retried: still trying.')))?.words[0]?.action).toBe(
      'delayed',
    )
  })
})

describe('a report of complaint (RFC 5965)', () => {
  it('is read by what it returns, whatever address it hides', async () => {
    expect(await readBounce(complaintOf(returned))).toEqual({
      issueId,
      readerId,
      words: [],
      feedback: 'abuse',
    })
  })
})

describe('what is none of ours', () => {
  const { Postfix = () => Buffer.alloc(0) } = deliveryShapes
  it.each<[string, () => Buffer]>([
    [
      'a report without a token, of somebody whose address is known',
      () => Postfix({ token: 'a.b.c', email }),
    ],
    [
      'a report with ids and a signature of nobody',
      () => Postfix({ token: `${issueId}.${readerId}.${randomBytes(16).toString('base64url')}`, email }),
    ],
    ['a complaint without a token', () => complaintOf({ token: 'x', email })],
    [
      'an answer of a reader, who quotes the token',
      () =>
        Buffer.from(
          `From: ${email}\r\nTo: hello@jul.example\r\nIn-Reply-To: <${returned.token}@jul.example>\r\nSubject: Re: 5.1.1\r\n\r\nThanks\r\n> Message-ID: <${returned.token}@jul.example>`,
        ),
    ],
    [
      'an automatic answer',
      () =>
        Buffer.from(
          `Return-Path: <>\r\nFrom: ${email}\r\nAuto-Submitted: auto-replied\r\nIn-Reply-To: <${returned.token}@jul.example>\r\n\r\nI am away until Monday.`,
        ),
    ],
    ['nothing', () => Buffer.alloc(0)],
    ['zeros', () => Buffer.alloc(262_144)],
  ])('%s', async (_what, made) => expect(await readBounce(made())).toBeNull())

  it('is not read out of a field that somebody put a line into', async () => {
    const bounce = await readBounce(
      Postfix({ token: 'x', email }, { said: `550\r\n no\r\n\tOriginal-Envelope-Id: ${returned.token}` }),
    )
    expect(bounce).toBeNull()
    expect(groupFields('A: one\r\n\tB: two\r\nB: three\r\nB: four')).toEqual([
      new Map([
        ['a', 'one B: two'],
        ['b', 'three'],
      ]),
    ])
  })

  it('ends in time, however it is made', async () => {
    const most = 262_144
    const deep = Array.from(
      { length: 4_000 },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    )
    const made = [
      `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${deep.join('')}`,
      `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n'.repeat(4_000)}`,
      `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(6_000)}`,
      'A: b\r\n'.repeat(50_000),
      `Subject: ${'=?utf-8?q?'.repeat(25_000)}`,
      `From: ${'('.repeat(250_000)}`,
      `From: ${'<a@b>,'.repeat(40_000)}`,
      `Content-Type: ${'a=b;'.repeat(60_000)}`,
      `From: mailer-daemon@b\r\n\r\n${'1.'.repeat(130_000)}`,
      `From: mailer-daemon@b\r\n\r\n${'a'.repeat(260_000)}`,
      `From: mailer-daemon@b\r\n\r\n${'a@'.repeat(130_000)}`,
      `From: mailer-daemon@b\r\nContent-Type: text/html\r\n\r\n${'<'.repeat(250_000)}`,
      `From: mailer-daemon@b\r\n\r\n${'> '.repeat(130_000)}`,
      '\n'.repeat(262_144),
      `From: mailer-daemon@b\n\n${'\n'.repeat(7_900)}${' '.repeat(200_000)}x`,
      `From: mailer-daemon@b\n\n${'>>>> \n'.repeat(7_900)}x`,
      `From: mailer-daemon@b\n\n${`${' '.repeat(10)}\n`.repeat(7_900)}x`,
    ].map((text) => Buffer.from(text).subarray(0, most))
    for (const source of [...made, ...Array.from({ length: 20 }, () => randomBytes(most))]) {
      const before = performance.now()
      expect(await readBounce(source)).toBeNull()
      expect([source.subarray(0, 40).toString('latin1'), performance.now() - before < 1_500]).toEqual([
        source.subarray(0, 40).toString('latin1'),
        true,
      ])
    }
  })

  it('survives every cut and every changed byte of a real one', async () => {
    const whole = Postfix(returned)
    for (let at = 0; at < whole.length; at += 37) {
      await readBounce(whole.subarray(0, at))
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x1f
      const read = await readBounce(changed)
      if (read) expect(read).toMatchObject({ issueId, readerId })
    }
  })

  it('keeps to a bound of receivers', async () => {
    const many = Array.from(
      { length: 500 },
      () => `Final-Recipient: rfc822; x@y\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n`,
    )
    const bounce = await readBounce(
      reportOf('delivery-status', [
        { type: 'message/delivery-status', body: many.join('') },
        { type: 'text/rfc822-headers', body: headOf(returned) },
      ]),
    )
    expect(bounce?.words.length).toBeLessThanOrEqual(60)
  })
})
