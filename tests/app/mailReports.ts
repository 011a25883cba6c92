/** Emails as mail servers write them when something of ours came back; made here, in the shapes that real ones have. */
export type Returned = { token: string; email: string; host?: string }

const CRLF = '\r\n'
const lines = (...parts: readonly string[]) => parts.join(CRLF)

/** The head of one of our issues as a report returns it. */
export const headOf = ({ token, email, host = 'jul.example' }: Returned, more: readonly string[] = []) =>
  lines(
    'Received: from app (localhost [127.0.0.1]) by mail.jul.example (Postfix) with ESMTP id 4F2A;',
    '\tMon, 2 Nov 2026 08:00:00 +0000 (UTC)',
    'From: JUL <hello@jul.example>',
    `To: ${email}`,
    'Subject: The price on your page is a decision',
    `Message-ID: <${token}@${host}>`,
    'Content-Type: multipart/alternative; boundary="inner"',
    ...more,
  )

type Part = { type: string; body: string; encoding?: string }
/** A report of several parts. */
export function reportOf(kind: string, parts: readonly Part[], more: readonly string[] = []): Buffer {
  const made = parts.flatMap(({ type, body, encoding }) => [
    '--=_report',
    `Content-Type: ${type}`,
    ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
    '',
    encoding === 'base64' ? Buffer.from(body).toString('base64') : body,
    '',
  ])
  return Buffer.from(
    lines(
      'Return-Path: <>',
      'From: MAILER-DAEMON@mail.jul.example (Mail Delivery System)',
      'To: bounces@jul.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${kind};`,
      '\tboundary="=_report"',
      ...more,
      '',
      'This is a MIME-encapsulated message.',
      '',
      ...made,
      '--=_report--',
      '',
    ),
  )
}

/** What a delivery status says. */
export type Status = { action?: string; status?: string; said?: string; of?: string; envelope?: string }

const statusOf = (returned: Returned, { action = 'failed', status = '5.1.1', said, of, envelope }: Status) =>
  lines(
    'Reporting-MTA: dns; mail.jul.example',
    ...(envelope ? [`Original-Envelope-Id: ${envelope}`] : []),
    'Arrival-Date: Mon, 2 Nov 2026 08:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${of ?? returned.email}`,
    `Action: ${action}`,
    `Status: ${status}`,
    ...(said ? [`Diagnostic-Code: smtp; ${said}`] : []),
  )

const words = { type: 'text/plain; charset=us-ascii', body: 'Your message could not be delivered.' }

/** The shapes of reports on delivery, by whose they are. */
export const deliveryShapes: Readonly<Record<string, (returned: Returned, status?: Status) => Buffer>> = {
  Postfix: (returned, status = {}) =>
    reportOf('delivery-status', [
      words,
      { type: 'message/delivery-status', body: statusOf(returned, status) },
      { type: 'text/rfc822-headers', body: headOf(returned) },
    ]),
  Exim: (returned, status = {}) =>
    reportOf('delivery-status', [
      words,
      {
        type: 'message/delivery-status',
        body: statusOf(returned, { ...status, action: status.action ?? 'failed' }).replace(
          'Final-Recipient: rfc822; ',
          'Final-Recipient: rfc822;',
        ),
      },
      { type: 'message/rfc822', body: `${headOf(returned)}${CRLF}${CRLF}--inner${CRLF}${CRLF}Words` },
    ]),
  'Exchange and Office 365': (returned, status = {}) =>
    reportOf('delivery-status', [
      { type: 'multipart/alternative; differences=Content-Type; boundary="=_both"', body: '--=_both--' },
      {
        type: 'message/delivery-status',
        body: lines(
          'Reporting-MTA: dns;AM0PR01MB.eurprd01.prod.exchangelabs.example',
          'Received-From-MTA: dns;mail.jul.example',
          '',
          `Final-Recipient: rfc822;${returned.email}`,
          'Action: failed',
          `Status: ${status.status ?? '5.1.10'}`,
          'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient',
          ' not found by SMTP address lookup',
          'X-Display-Name: Ada',
        ),
      },
      { type: 'message/rfc822', body: headOf(returned) },
    ]),
  'Gmail, whose words are in base64': (returned, status = {}) =>
    reportOf('delivery-status', [
      words,
      { type: 'message/delivery-status', body: statusOf(returned, status), encoding: 'base64' },
      { type: 'message/rfc822', body: headOf(returned), encoding: 'base64' },
    ]),
  Sendmail: (returned, status = {}) =>
    reportOf('delivery-status', [
      words,
      {
        type: 'message/delivery-status',
        body: `${statusOf(returned, { said: '550 5.1.1 <x>... User unknown', ...status })}${CRLF}Last-Attempt-Date: Mon, 2 Nov 2026 08:00:01 GMT`,
      },
      { type: 'message/rfc822', body: headOf(returned) },
    ]),
  'a relay that writes a Message-ID of its own': (returned, status = {}) =>
    reportOf('delivery-status', [
      words,
      { type: 'message/delivery-status', body: statusOf(returned, status) },
      {
        type: 'message/rfc822',
        body: headOf({ ...returned, token: '0102018f', host: 'email.relay.example' }, [
          `X-Issue-Token: ${returned.token}`,
        ]),
      },
    ]),
  'a server that returns the envelope alone': (returned, status = {}) =>
    reportOf('delivery-status', [
      words,
      { type: 'message/delivery-status', body: statusOf(returned, { ...status, envelope: returned.token }) },
    ]),
  'a server that is cut off': (returned, status = {}) => {
    const whole = deliveryShapes.Exim?.(returned, status) ?? Buffer.alloc(0)
    return whole.subarray(0, whole.indexOf('--inner\r\n'))
  },
}

/** A report of complaint (RFC 5965). */
export const complaintOf = (returned: Returned, feedback = 'abuse'): Buffer =>
  reportOf('feedback-report', [
    { ...words, body: 'This is an email abuse report.' },
    {
      type: 'message/feedback-report',
      body: lines(
        `Feedback-Type: ${feedback}`,
        'User-Agent: Feedback/1.0',
        'Version: 1',
        'Original-Rcpt-To: redacted@',
      ),
    },
    { type: 'message/rfc822', body: headOf(returned) },
  ])

/** What qmail says, in words and with a copy. */
export const qmailOf = (
  returned: Returned,
  reason = 'Sorry, no mailbox here by that name. (#5.1.1)',
): Buffer =>
  Buffer.from(
    lines(
      'Return-Path: <>',
      'From: MAILER-DAEMON@quayside.example',
      'To: bounces@jul.example',
      'Subject: failure notice',
      '',
      'Hi. This is the qmail-send program at quayside.example.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      '',
      `<${returned.email}>:`,
      reason,
      '',
      '--- Below this line is a copy of the message.',
      '',
      'Return-Path: <bounces@jul.example>',
      headOf(returned),
      '',
      'Words',
    ),
  )
