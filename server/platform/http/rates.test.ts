import { describe, expect, it } from 'vitest'
import { noteEnded } from '../signInCookie.ts'
import type { CallContext } from './callContext.ts'
import { addressKey, takeToken } from './rates.ts'

describe('whom an address stands for in a limit (4.12.8)', () => {
  it.each([
    ['9.9.9.9', '9.9.9.9'],
    ['9.9.9.9:50123', '9.9.9.9'],
    ['::ffff:9.9.9.9', '9.9.9.9'],
    ['2001:db8:1:2:3::4', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9%eth0', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (address, key) => expect(addressKey(address)).toBe(key))
})

describe('cookies of sign-ins that are over', () => {
  it('count together, by the address they come from', async () => {
    const ask = (tokenHash: string) =>
      // safe because a local bucket asks for cookie, address and clock alone
      takeToken(
        {
          tokenHash,
          counted: { bucket: null },
          origin: { ipAddress: '203.0.113.7' },
          app: { clock: { now: () => new Date() } },
        } as unknown as CallContext,
        'write',
        'any.call',
      )
    for (let n = 0; n < 121; n++) noteEnded(`over ${n}`)
    for (let n = 0; n < 120; n++) await ask(`over ${n}`)
    await expect(ask('over 120')).rejects.toThrow('too many')
    await ask('alive')
  })
})

describe('visitors from more networks than the server has guests', () => {
  it('are counted each for themselves in a window that slides, and the many cost no more than their number', async () => {
    const now = Date.now()
    const visit = (network: number, later = 0) =>
      // safe because a local bucket asks for address and clock alone
      takeToken(
        {
          tokenHash: null,
          counted: { bucket: null },
          origin: {
            ipAddress: `2001:db8:${(network >> 16).toString(16)}:${(network & 0xffff).toString(16)}::1`,
          },
          app: { clock: { now: () => new Date(now + later) } },
        } as unknown as CallContext,
        'write',
        'any.call',
      )
    const began = performance.now()
    for (let network = 0; network < 60_000; network++) await visit(network)
    expect(performance.now() - began).toBeLessThan(5_000)
    for (let n = 1; n < 120; n++) await visit(7)
    await expect(visit(7)).rejects.toThrow('too many')
    // The window slides: half a minute into the next one half of the last one still counts.
    await expect(visit(7, 60_100)).rejects.toThrow('too many')
    for (let n = 0; n < 60; n++) await visit(7, 90_000)
    await expect(visit(7, 90_000)).rejects.toThrow('too many')
    await visit(7, 240_000)
  })
})
