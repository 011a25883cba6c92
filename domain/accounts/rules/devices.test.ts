import { describe, expect, it } from 'vitest'
import { deviceName, deviceOf, networkOf } from './devices.ts'

describe('what a device is called (4.13.19)', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['curl/8', 'Unknown browser on unknown system'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name)
  })

  it('tells a phone from a desk, and knows nothing of nothing', () => {
    expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)').isPhone).toBe(true)
    expect(deviceOf(null)).toEqual({ browser: 'Unknown browser', system: 'unknown system', isPhone: false })
  })
})

describe('the network of an address (4.13.19)', () => {
  it.each([
    ['203.0.113.27', '203.0.113.x'],
    ['::ffff:203.0.113.27', '203.0.113.x'],
    ['2001:db8:12:34:56::1', '2001:db8:12::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', 'this machine'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('%s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})
