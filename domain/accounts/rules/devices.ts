/** A browser as people name it, from what it says of itself; devices show browser, system and network, never a place (4.13.19). */
export type Device = { readonly browser: string; readonly system: string; readonly isPhone: boolean }

// The first that matches: most browsers also name those they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system out of a user agent; what is unknown is said to be. */
export function deviceOf(userAgent: string | null): Device {
  const first = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const system = first(systems)
  return {
    browser: first(browsers) ?? 'Unknown browser',
    system: system ?? 'unknown system',
    isPhone: system === 'iPhone' || system === 'iPad' || system === 'Android',
  }
}

/** Both as one name: 'Firefox on Windows'. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent)
  return `${browser} on ${system}`
}

/** An address cut to its network: a person recognises it, and it says of nobody where they live (4.13.19). */
export function networkOf(address: string | null): string {
  const four = address?.match(/^(?:::ffff:)?(\d+)\.(\d+)\.(\d+)\.\d+$/i)
  if (four) return `${four[1]}.${four[2]}.${four[3]}.x`
  if (!address?.includes(':')) return 'unknown'
  const [head = ''] = address.toLowerCase().split('%', 1)
  const groups = (head.split('::')[0] ?? '').split(':').filter(Boolean).slice(0, 3)
  return groups.length === 0 ? 'this machine' : `${groups.join(':')}::/48`
}
