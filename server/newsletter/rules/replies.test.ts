import { describe, expect, it } from 'vitest'
import { readReply, retryMinutes } from './replies.ts'

const failed = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

describe('what a mail server answers (K15)', () => {
  it.each([
    [failed('RCPT TO', '550 5.1.1 Mailbox unavailable'), { kind: 'refused', isGone: true }],
    [failed('RCPT TO', '550 no such user here'), { kind: 'refused', isGone: true }],
    [failed('RCPT TO', '550-5.1.1 no such user\n550 5.1.1 really'), { kind: 'refused', isGone: true }],
    [failed('RCPT TO', '550 5.7.1 Relay access denied'), { kind: 'refused', isGone: false }],
    [failed('RCPT TO', '552 5.2.2 Mailbox full'), { kind: 'refused', isGone: false }],
    [failed('RCPT TO', '451 4.7.1 Greylisted, try again later'), { kind: 'later' }],
    [failed('DATA', '552 5.3.4 Message too big'), { kind: 'refused', isGone: false }],
    [failed('DATA', '554 5.7.1 Rejected as spam'), { kind: 'refused', isGone: false }],
    [failed('MAIL FROM', '550 5.7.1 Sender rejected'), { kind: 'down' }],
    [failed('AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'), { kind: 'down' }],
    [failed('CONN', '421 4.3.2 Service not available'), { kind: 'down' }],
    [failed('RCPT TO', '421 4.7.0 Too many errors'), { kind: 'down' }],
    [Object.assign(new Error('connection lost'), { code: 'ECONNECTION' }), { kind: 'down' }],
    ['nothing', { kind: 'down' }],
  ])('%o is %o', (error, reply) => expect(readReply(error)).toEqual(reply))

  it('is asked again five times, each farther away', () => {
    expect([1, 2, 3, 4, 5, 6].map(retryMinutes)).toEqual([1, 5, 30, 120, 360, null])
  })
})
