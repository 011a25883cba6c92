import { describe, expect, it } from 'vitest'
import { bouncesMost } from '../limits.ts'
import { deliveryKind, gravest, isComplaint, isDeadBox, saysNoBox } from './bounces.ts'

describe('what a report on delivery means for a reader (K15)', () => {
  it.each([
    ['failed', '5.1.1', true, 'gone'],
    ['failed', '5.1.2', true, 'gone'],
    ['failed', '5.1.10', true, 'gone'],
    // The address leads on to a box that is gone.
    ['failed', '5.1.1', false, 'lost'],
    ['failed', '5.0.0', true, 'lost'],
    ['failed', '5.2.2', true, 'lost'],
    // What a server holds of us: one issue taken for spam ends nobody's subscription.
    ['failed', '5.7.1', true, 'lost'],
    ['failed', '5.1.8', true, 'lost'],
    ['failed', '4.4.7', true, 'lost'],
    ['failed', '', true, 'lost'],
    ['delayed', '4.4.1', true, 'late'],
    ['delayed', '5.1.1', true, 'late'],
    ['delivered', '2.0.0', true, null],
    ['relayed', '2.0.0', true, null],
    ['expanded', '2.0.0', false, null],
    ['', '5.1.1', true, null],
  ] as const)('%s with %s, of the address we wrote to: %s, is %s', (action, status, isOurs, kind) =>
    expect(deliveryKind({ action, status, isOurs })).toBe(kind),
  )

  it('is the gravest of what it says', () => {
    expect(gravest(['late', null, 'gone', 'lost'])).toBe('gone')
    expect(gravest(['late', 'complained'])).toBe('complained')
    expect(gravest([null])).toBeNull()
    expect(gravest([])).toBeNull()
  })

  it('ends an address after three issues that were lost, and after eight that were late', () => {
    const { lost, late } = bouncesMost
    expect(isDeadBox({ lost: lost - 1, late: late - 1 })).toBe(false)
    expect(isDeadBox({ lost, late: 0 })).toBe(true)
    expect(isDeadBox({ lost: 0, late })).toBe(true)
  })

  it.each(['5.1.1', '5.1.6'])('%s says that there is no such box', (status) =>
    expect(saysNoBox(status)).toBe(true),
  )
  it.each(['4.1.1', '5.1.11', '5.1.1.1', ' 5.1.1', ''])('%j does not', (status) =>
    expect(saysNoBox(status)).toBe(false),
  )
})

describe('a feedback report (RFC 5965)', () => {
  it.each(['abuse', 'fraud', 'opt-out'])('of kind %s is a complaint', (type) =>
    expect(isComplaint(type)).toBe(true),
  )
  it.each(['not-spam', 'auth-failure', 'virus', 'other', '', 'Abuse '])('of kind %j is none', (type) =>
    expect(isComplaint(type)).toBe(false),
  )
})
