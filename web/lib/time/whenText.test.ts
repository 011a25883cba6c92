import { expect, it } from 'vitest'
import { dayText, whenText } from './whenText.ts'

it('says a moment by the clock of the zone that was asked for, one zone after another (T-213)', () => {
  const at = '2026-11-20T20:05:00.000Z'
  expect(whenText(at, 'Europe/Berlin')).toBe('20 Nov, 21:05')
  expect(whenText(at, 'Asia/Tokyo')).toBe('21 Nov, 05:05')
  expect(whenText(at, 'Europe/Berlin')).toBe('20 Nov, 21:05')
  // A zone that the browser does not know is read as that of the device.
  expect(whenText(at, 'Mars/Olympus')).toBe(whenText(at, null))
  expect(dayText(at, 'Asia/Tokyo')).toBe('21 Nov 2026')
})
