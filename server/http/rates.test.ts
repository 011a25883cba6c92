import { describe, expect, it } from 'vitest'
import { addressKey } from './rates.ts'

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
