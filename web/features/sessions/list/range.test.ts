import { expect, it } from 'vitest'
import { rangeOf } from './range.ts'

it('begins a day whose clocks skip midnight with its first moment, not on the evening before (T-213)', () => {
  // At midnight of 6 September 2026 the clocks of Santiago go from 24:00 to 01:00.
  const day = ['2026-09-06', 'America/Santiago'] as const
  expect(rangeOf('today', ...day)).toEqual({
    from: '2026-09-06T04:00:00.000Z',
    to: '2026-09-07T02:59:59.999Z',
    order: 'soonest',
  })
  expect(rangeOf('past', ...day)).toEqual({ to: '2026-09-06T03:59:59.999Z' })
  // The day before ends there, too.
  expect(rangeOf('upcoming', '2026-09-05', 'America/Santiago').from).toBe('2026-09-06T04:00:00.000Z')
})
