import { describe, expect, it } from 'vitest'
import { byAddress, mailFailureOf, stoppedWhileSending } from './undelivered.ts'

const rejected = (answer: string) => `Can't send mail - all recipients were rejected: ${answer}`

describe('why an email failed', () => {
  it.each([
    [rejected('550 5.1.1 <a@b.example>: Recipient address rejected: User unknown'), 'no_box'],
    [rejected('550 no such user here'), 'no_box'],
    [rejected('550 5.1.2 Bad destination system'), 'no_box'],
    [rejected('552 5.2.2 Mailbox full'), 'full'],
    [rejected('452 4.2.2 Over quota'), 'full'],
    [rejected('550 5.7.1 Refused by policy'), 'refused'],
    ['Message failed: 554 5.7.1 looks like spam', 'refused'],
    [rejected('550 go away'), 'refused'],
    [rejected('451 4.7.1 Greylisted'), 'later'],
    // About us, whatever number it has.
    ['Invalid login: 535 5.7.8 Error: authentication failed: user unknown', 'down'],
    ['Mail command failed: 550 5.1.1 sender unknown', 'down'],
    ['connect ECONNREFUSED 127.0.0.1:25', 'down'],
    ['there is no email accounts.old', 'down'],
    [stoppedWhileSending, 'stopped'],
    ['', 'down'],
    [null, 'down'],
  ])('%s is %s', (failure, reason) => {
    expect(mailFailureOf(failure)).toBe(reason)
  })
})

describe('emails that failed', () => {
  it('are one row for each address, the newest with how many there are', () => {
    const mail = (id: string, address: string, day: number) => ({
      ...{ id, address, template: 'booking.booked', failure: null },
      askedAt: new Date(Date.UTC(2026, 10, day)),
    })
    const rows = byAddress([
      mail('old', 'Ada@firm.example', 1),
      mail('new', 'ada@firm.example', 3),
      mail('other', 'bo@firm.example', 2),
    ])
    expect(rows.map(({ id, count }) => [id, count])).toEqual([
      ['new', 2],
      ['other', 1],
    ])
  })
})
