import { describe, expect, it } from 'vitest'
import { readReply } from '#server/platform/mail/replies.ts'
import { isBoxGone, retryMinutes } from './replies.ts'

const failed = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

describe('what a mail server answers (K15)', () => {
  it.each([
    [failed('RCPT TO', '550 5.1.1 Mailbox unavailable'), 'refused', true],
    [failed('RCPT TO', '550 no such user here'), 'refused', true],
    [failed('RCPT TO', '550-5.1.1 no such user\n550 5.1.1 really'), 'refused', true],
    [failed('RCPT TO', '550 5.7.1 Relay access denied'), 'refused', false],
    [failed('RCPT TO', '552 5.2.2 Mailbox full'), 'refused', false],
    [failed('RCPT TO', '451 4.7.1 Greylisted, try again later'), 'later', false],
    [failed('DATA', '552 5.3.4 Message too big'), 'refused', false],
    [failed('DATA', '554 5.7.1 Rejected as spam'), 'refused', false],
    [failed('MAIL FROM', '550 5.7.1 Sender rejected'), 'down', false],
    [failed('AUTH PLAIN', '535 5.7.8 Authentication credentials invalid'), 'down', false],
    [failed('CONN', '421 4.3.2 Service not available'), 'down', false],
    [failed('RCPT TO', '421 4.7.0 Too many errors'), 'down', false],
    [Object.assign(new Error('connection lost'), { code: 'ECONNECTION' }), 'down', false],
    ['nothing', 'down', false],
  ])('%o is %s, and the box is gone: %s', (error, reply, isGone) => {
    expect(readReply(error)).toBe(reply)
    expect(isBoxGone(error)).toBe(isGone)
  })

  it('is asked again five times, each farther away', () => {
    expect([1, 2, 3, 4, 5, 6].map(retryMinutes)).toEqual([1, 5, 30, 120, 360, null])
  })
})
